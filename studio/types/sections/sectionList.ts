import { createContext } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'

/** The list of sections that a row or the form of a section is in. */
interface SectionList {
  move: ArrayOfObjectsInputProps['onItemMove']
  /** Opens the form of the section with a key. */
  open: (key: string) => void
  /** The sections in their order. Sanity tells a row only the place at which it was first drawn. */
  sections: readonly { key: string; title: string }[]
}

export const SectionListContext = createContext<SectionList>({
  move: () => {},
  open: () => {},
  sections: [],
})
