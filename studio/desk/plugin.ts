import { definePlugin } from 'sanity'
import { structureTool } from 'sanity/structure'
import { newDocumentOptions } from '../base/singletons.ts'
import { documentActions, documentBadges } from './actions.ts'
import { homeTool } from './home/tool.ts'
import { Navbar } from './layout/Navbar.tsx'
import { structure } from './structure.ts'

/** 'Início' and 'Conteúdo': the lists of documents, what can be done with each, and whether it arrives. */
export const desk = definePlugin({
  name: 'desk',
  plugins: [structureTool({ name: 'conteudo', title: 'Conteúdo', structure })],
  studio: { components: { navbar: Navbar } },
  tools: (tools) => [homeTool, ...tools],
  document: { actions: documentActions, badges: documentBadges, newDocumentOptions },
})
