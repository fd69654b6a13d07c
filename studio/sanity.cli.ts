import { defineCliConfig } from 'sanity/cli'
import { environment } from './base/environment.ts'

const { projectId, dataset, lakeUrl } = environment
/** GENERATED_TYPES: another folder for what is generated, for comparing it with what is committed. */
const GENERATED = process.env.GENERATED_TYPES || '../packages/content/generated'

/**
 * Sanity's page loads a script from Sanity's servers, which could do all that the editor may. With a Lake
 * `sanity dev` refuses it, as the policy of the built Studio does (`packages/stack/processes/studioPolicy.ts`).
 */
const OWN_SCRIPTS = {
  'content-security-policy': "script-src 'self' 'unsafe-inline'; worker-src 'self' blob:",
}

export default defineCliConfig({
  api: { projectId, dataset },
  schemaExtraction: { path: `${GENERATED}/schema.json`, enforceRequiredFields: true },
  typegen: {
    path: '../packages/content/**/*.ts',
    schema: `${GENERATED}/schema.json`,
    generates: `${GENERATED}/sanity.types.ts`,
    overloadClientMethods: false,
  },
  ...(lakeUrl
    ? { deployment: { autoUpdates: false }, vite: { server: { headers: OWN_SCRIPTS } } }
    : {}),
})
