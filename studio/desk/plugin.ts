import { HomeIcon } from '@sanity/icons/Home'
import { definePlugin, type Tool } from 'sanity'
import { structureTool } from 'sanity/structure'
import { newDocumentOptions } from '../base/singletons.ts'
import { ReturnedInput } from '../pages/absence/ReturnedInput.tsx'
import { documentActions, documentBadges } from './actions.ts'
import { HomePane } from './home/HomePane.tsx'
import { Navbar } from './layout/Navbar.tsx'
import { structure } from './structure.ts'

/** The tool at '/inicio', with which the Studio opens: what waits for somebody. */
const home: Tool = { name: 'inicio', title: 'Início', icon: HomeIcon, component: HomePane }

/** 'Início' and 'Conteúdo': the lists of documents, what can be done with each, and whether it arrives. */
export const desk = definePlugin({
  name: 'desk',
  plugins: [structureTool({ name: 'conteudo', title: 'Conteúdo', structure })],
  form: { components: { input: ReturnedInput } },
  studio: { components: { navbar: Navbar } },
  tools: (tools) => [home, ...tools],
  document: { actions: documentActions, badges: documentBadges, newDocumentOptions },
})
