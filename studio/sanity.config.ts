import { BRAND_NAME } from '@elos/content/parts/site/brand'
import { ptBRLocale } from '@sanity/locale-pt-br'
import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { documentActions, documentBadges } from './actions/actions.ts'
import { newDocumentOptions } from './desk/singletons.ts'
import { structure } from './desk/structure.ts'
import { environment } from './environment.ts'
import { FocusedInput } from './focus/FocusedInput.tsx'
import { homeTool } from './home/tool.ts'
import { documentInspectors } from './impact/inspector.ts'
import { lakeSettings } from './lake.ts'
import { Layout } from './layout/Layout.tsx'
import { MISSING_TEXTS } from './locale/missingTexts.ts'
import { presentation } from './presentation/tool.ts'
import { replaceTool } from './replace/tool.ts'
import { schemaTypes } from './schemas/index.ts'
import { statusTool } from './status/tool.ts'
import { withTemplates } from './templates/templates.ts'

const { projectId, dataset, lakeUrl, siteUrl, isDevelopment } = environment

export default defineConfig({
  name: 'default',
  title: BRAND_NAME,
  projectId,
  dataset,
  schema: { types: schemaTypes, templates: withTemplates },
  plugins: [
    structureTool({ name: 'conteudo', title: 'Conteúdo', structure }),
    ...presentation(siteUrl),
    ...(isDevelopment ? [visionTool({ title: 'Consultas' })] : []),
    ptBRLocale(),
  ],
  studio: { components: { layout: Layout } },
  tools: (tools) => [homeTool, ...tools, replaceTool, ...statusTool(siteUrl)],
  i18n: { bundles: MISSING_TEXTS },
  form: { components: { input: FocusedInput } },
  document: {
    actions: documentActions,
    badges: documentBadges,
    inspectors: documentInspectors,
    newDocumentOptions,
    ...(lakeUrl ? { comments: { enabled: false } } : {}),
  },
  ...(lakeUrl ? lakeSettings(lakeUrl) : {}),
})
