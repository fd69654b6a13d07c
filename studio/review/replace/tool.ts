import { SearchIcon } from '@sanity/icons/Search'
import type { Tool } from 'sanity'
import { ReplacePane } from './ReplacePane.tsx'

/** The tool at '/localizar', which finds and replaces a text in all content. */
export const replaceTool: Tool = {
  name: 'localizar',
  title: 'Localizar e trocar',
  icon: SearchIcon,
  component: ReplacePane,
}
