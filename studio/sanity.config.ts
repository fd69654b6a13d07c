import { BRAND_NAME } from '@elos/content/parts/site/brand'
import { ptBRLocale } from '@sanity/locale-pt-br'
import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { environment } from './base/environment.ts'
import { guide } from './desk/guide/plugin.ts'
import { Layout } from './desk/layout/Layout.tsx'
import { desk } from './desk/plugin.ts'
import { status } from './desk/status/plugin.ts'
import { lakeSettings } from './platform/lake.ts'
import { MISSING_TEXTS } from './platform/locale/missingTexts.ts'
import { preview } from './preview/plugin.ts'
import { review } from './review/plugin.ts'
import { types } from './types/plugin.ts'
import { writing } from './writing/plugin.ts'

const { projectId, dataset, lakeUrl, siteUrl, isDevelopment } = environment

export default defineConfig({
  name: 'default',
  title: BRAND_NAME,
  projectId,
  dataset,
  plugins: [
    types(),
    desk(),
    preview({ siteUrl }),
    ...(isDevelopment ? [visionTool({ title: 'GROQ' })] : []),
    review(),
    status({ siteUrl }),
    guide(),
    writing(),
    ptBRLocale(),
  ],
  // Not in a plugin: Sanity's own layouts would stand around it, and it has to wait for what they learn.
  studio: { components: { layout: Layout } },
  i18n: { bundles: MISSING_TEXTS },
  ...(lakeUrl ? lakeSettings(lakeUrl) : {}),
})
