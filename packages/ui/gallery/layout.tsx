import type { ReactNode } from 'react'
import type { Ground } from '../sections/props.ts'

/** A row of variants, on a ground of its own if they are for one. */
export const Row = ({ children, ground = 'sand' }: { children: ReactNode; ground?: Ground }) => (
  <div className={`band ${ground}`}>
    <div className="chips">{children}</div>
  </div>
)

/** A piece with the styles that parts get from their section. */
export const sheet = (piece: ReactNode) => <div className="band">{piece}</div>

/** A piece with the styles of long texts. */
export const prose = (piece: ReactNode) => (
  <div className="band paper">
    <div className="prose">{piece}</div>
  </div>
)
