import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { HomeIcon } from '@sanity/icons/Home'
import { definePlugin, type Tool } from 'sanity'
import { structureTool } from 'sanity/structure'
import { newDocumentOptions } from '../base/singletons.ts'
import { ReturnedInput } from '../pages/absence/ReturnedInput.tsx'
import { documentActions, documentBadges } from './actions.ts'
import { GroupInput } from './groups/GroupInput.tsx'
import { hasReleases } from './groups/releases.ts'
import { HomePane } from './home/HomePane.tsx'
import { Navbar } from './layout/Navbar.tsx'
import { structure } from './structure.ts'

/** The tool at '/inicio', with which the Studio opens: what waits for somebody. */
const home: Tool = { name: 'inicio', title: 'Início', icon: HomeIcon, component: HomePane }

/** The form of a group of drafts: what it publishes stands above its fields. */
const groups = definePlugin({ name: 'groups', form: { components: { input: GroupInput } } })

/** 'Início' and 'Conteúdo': the lists of documents, what can be done with each, and whether it arrives. */
export const desk = definePlugin({
  name: 'desk',
  plugins: [
    structureTool({
      name: 'conteudo',
      title: 'Conteúdo',
      structure: async (S, { getClient }) =>
        structure(S, !(await hasReleases(getClient({ apiVersion: API_VERSION })))),
    }),
    groups(),
  ],
  form: { components: { input: ReturnedInput } },
  studio: { components: { navbar: Navbar } },
  tools: (tools) => [home, ...tools],
  document: { actions: documentActions, badges: documentBadges, newDocumentOptions },
})
