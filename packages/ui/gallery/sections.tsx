import type { SectionKind, SectionOf } from '@elos/content'
import { Sections } from '../templates/Sections.tsx'
import type { MakeGroup } from './group.ts'

type AnySection = SectionOf<SectionKind>

const nameOf = ({ kind, content }: AnySection): string =>
  'look' in content ? `${kind}: ${content.look}` : kind

/** Each kind of section that the pages have, in each of its looks. */
export const sections: MakeGroup = ({ carrier, plan, senior, product }, place) => {
  const all = [carrier, plan, senior, product].flatMap(({ subject }) => subject.sections)
  const first = new Map(all.toReversed().map((section) => [nameOf(section), section]))
  const pieces = [...first].map(([name, section]) => [
    name,
    <Sections key={name} sections={[section]} place={place} chatMessage="Olá!" />,
  ])
  return { name: 'Seções', pieces: Object.fromEntries(pieces) }
}
