import type { ReactNode } from 'react'

/**
 * The brand's two linked rings, each around some content. Screen readers skip them. Sizes follow their
 * width (`cqw`).
 */
export function LinkedRings({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className="links" aria-hidden="true">
      <div className="first">{first}</div>
      <div className="second">{second}</div>
    </div>
  )
}
