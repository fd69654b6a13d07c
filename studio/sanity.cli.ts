import { defineCliConfig } from 'sanity/cli'
import { environment } from './environment.ts'
import { translateMedia } from './locale/media/plugin.ts'
import { translateWritten } from './locale/written/plugin.ts'
import { offline, offlinePage } from './offline/plugin.ts'

const { projectId, dataset, lakeUrl } = environment
const translations = [translateMedia, translateWritten]
const plugins = lakeUrl ? [...translations, offline] : translations
/** There is a page only where the Studio itself is bundled. */
const pagePlugins = lakeUrl ? [offlinePage] : []
/** GENERATED_TYPES: another folder for what is generated, for comparing it with what is committed. */
const GENERATED = process.env.GENERATED_TYPES || '../packages/content/generated'

export default defineCliConfig({
  api: { projectId, dataset },
  schemaExtraction: { path: `${GENERATED}/schema.json`, enforceRequiredFields: true },
  typegen: {
    path: '../packages/content/**/*.ts',
    schema: `${GENERATED}/schema.json`,
    generates: `${GENERATED}/sanity.types.ts`,
    overloadClientMethods: false,
  },
  vite: {
    plugins: [...plugins, ...pagePlugins],
    // In development, packages are bundled separately from the Studio.
    optimizeDeps: { rolldownOptions: { plugins } },
  },
  ...(lakeUrl ? { deployment: { autoUpdates: false } } : {}),
})
