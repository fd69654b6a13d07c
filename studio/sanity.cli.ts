import { defineCliConfig } from 'sanity/cli'
import { environment } from './environment.ts'
import { translateMedia } from './locale/media/plugin.ts'

const { projectId, dataset, lakeUrl } = environment
const generated = '../packages/content/generated'

export default defineCliConfig({
  api: { projectId, dataset },
  schemaExtraction: { path: `${generated}/schema.json`, enforceRequiredFields: true },
  typegen: {
    path: '../packages/content/**/*.ts',
    schema: `${generated}/schema.json`,
    generates: `${generated}/sanity.types.ts`,
    overloadClientMethods: false,
  },
  vite: {
    plugins: [translateMedia],
    // While developing, packages are bundled apart from the Studio.
    optimizeDeps: { rolldownOptions: { plugins: [translateMedia] } },
  },
  ...(lakeUrl ? { deployment: { autoUpdates: false } } : {}),
})
