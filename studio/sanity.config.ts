import { ptBRLocale } from '@sanity/locale-pt-br'
import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { environment } from './environment.ts'
import { lakeSettings } from './lake.ts'
import { schemaTypes } from './schemas/index.ts'

const { projectId, dataset, lakeUrl } = environment

export default defineConfig({
  name: 'default',
  title: 'Elos Saúde',
  projectId,
  dataset,
  schema: { types: schemaTypes },
  plugins: [structureTool(), visionTool(), ptBRLocale()],
  document: { comments: { enabled: false } },
  ...(lakeUrl ? lakeSettings(lakeUrl) : {}),
})
