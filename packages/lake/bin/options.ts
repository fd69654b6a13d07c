import { DEFAULT_NAMES, type NamedOptions } from '../config.ts'
import { parseWebhooks } from '../webhooks/webhook.ts'

/** The folder of the Lake that the command line works on. */
export function lakeDir(env: NodeJS.ProcessEnv): string {
  return env.LAKE_DIR ?? '.local/lake'
}

/** The dataset that the command line exports and imports. */
export function datasetName(env: NodeJS.ProcessEnv): string {
  return list(env.LAKE_DATASET)[0] ?? 'production'
}

/**
 * The options of a Lake from `LAKE_*` variables. Lists are separated by commas, webhooks are JSON.
 *
 * @throws LakeError `invalid-option` for webhooks that are not valid
 */
export function optionsFrom(env: NodeJS.ProcessEnv): NamedOptions {
  return {
    dir: lakeDir(env),
    port: Number(env.LAKE_PORT ?? 3900),
    projectId: env.LAKE_PROJECT ?? DEFAULT_NAMES.projectId,
    datasets: env.LAKE_DATASET ? list(env.LAKE_DATASET) : DEFAULT_NAMES.datasets,
    tokens: list(env.LAKE_TOKEN),
    studioOrigins: list(env.LAKE_STUDIO_ORIGINS),
    origins: list(env.LAKE_ORIGINS),
    hosts: list(env.LAKE_HOSTS),
    ...(env.LAKE_QUERY_TIME && { limits: { queryTime: Number(env.LAKE_QUERY_TIME) } }),
    webhooks: parseWebhooks(env.LAKE_WEBHOOKS),
  }
}

function list(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
