import type { Image } from '@elos/content'
import { Picture } from '../../primitives/Picture.tsx'

/** The diameter of an author's picture, in CSS pixels. */
const DIAMETER = 48

/** An author's picture, round. The name stands beside it, so it says nothing by itself. */
export function Portrait({ photo }: { photo: Image }) {
  return <Picture image={{ ...photo, alt: '' }} width={DIAMETER} ratio={1} />
}
