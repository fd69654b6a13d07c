import type { Heading } from '@elos/content'
import type { Face } from '@elos/content/sections/kinds'
import { Portrait } from './Portrait.tsx'
import { SectionHead } from './SectionHead.tsx'

/** The head of a section, and beside it the face of the section, if it has one. */
export function FacedHead({ heading, face }: { heading: Heading; face?: Face }) {
  if (!face) return <SectionHead heading={heading} />
  return (
    <div className="faced">
      <Portrait {...face} />
      <SectionHead heading={heading} />
    </div>
  )
}
