import { HomeIcon } from '@sanity/icons/Home'
import type { Tool } from 'sanity'
import { HomePane } from './HomePane.tsx'

/** The tool at '/inicio', with which the Studio opens: what waits for somebody. */
export const homeTool: Tool = {
  name: 'inicio',
  title: 'Início',
  icon: HomeIcon,
  component: HomePane,
}
