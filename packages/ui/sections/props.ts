import type { SectionKind, SectionOf } from '@elos/content'
import type { Place } from '../primitives/linkHref.ts'

/** The colours that a section may stand on. */
export type Ground = 'sand' | 'paper' | 'mint' | 'sun' | 'pine' | 'deep'

/** What every kind of section is given: its content, its id, its ground, and the page it stands on. */
export interface SectionProps<K extends SectionKind>
  extends Pick<SectionOf<K>, 'id' | 'face' | 'content' | 'asked'> {
  ground: Ground
  place: Place
}

/** The id and the classes of a section's root element. */
export const bandOf = ({ id, ground }: { id: string; ground: Ground }) => ({
  id,
  className: `band ${ground}`,
})
