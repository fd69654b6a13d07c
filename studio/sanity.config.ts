import { BRAND_NAME } from '@elos/content/parts/site/brand'
import { ptBRLocale } from '@sanity/locale-pt-br'
import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { documentActions, documentBadges } from './desk/actions.ts'
import { newDocumentOptions } from './base/singletons.ts'
import { structure } from './desk/structure.ts'
import { environment } from './base/environment.ts'
import { FocusedInput } from './writing/focus/FocusedInput.tsx'
import { homeTool } from './desk/home/tool.ts'
import { documentInspectors } from './preview/impact/inspector.ts'
import { lakeSettings } from './platform/lake.ts'
import { Layout } from './desk/layout/Layout.tsx'
import { MISSING_TEXTS } from './platform/locale/missingTexts.ts'
import { presentation } from './preview/tool.ts'
import { replaceTool } from './review/replace/tool.ts'
import { schemaTypes } from './types/index.ts'
import { statusTool } from './desk/status/tool.ts'
import { withTemplates } from './types/templates/templates.ts'

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
