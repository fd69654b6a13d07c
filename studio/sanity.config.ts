import { ptBRLocale } from '@sanity/locale-pt-br'
import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { documentActions } from './actions/actions.ts'
import { withoutSingletons } from './desk/singletons.ts'
import { structure } from './desk/structure.ts'
import { environment } from './environment.ts'
import { lakeSettings } from './lake.ts'
import { schemaTypes } from './schemas/index.ts'

const { projectId, dataset, lakeUrl, isDevelopment } = environment

export default defineConfig({
  name: 'default',
  title: 'Elos Saúde',
  projectId,
  dataset,
  schema: { types: schemaTypes },
  plugins: [
    structureTool({ name: 'conteudo', title: 'Conteúdo', structure }),
    ...(isDevelopment ? [visionTool({ title: 'Consultas' })] : []),
    ptBRLocale(),
  ],
  document: {
    actions: documentActions,
    newDocumentOptions: withoutSingletons,
    ...(lakeUrl ? { comments: { enabled: false } } : {}),
  },
  ...(lakeUrl ? lakeSettings(lakeUrl) : {}),
})
