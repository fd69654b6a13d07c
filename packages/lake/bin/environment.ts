import type { LakeOptions } from '../config.ts'
import { parseWebhooks } from '../webhooks/webhook.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The folder of the Lake the command line works on. */
export function lakeDir(env: Environment): string {
  return env.LAKE_DIR ?? '.local/lake'
}

/** The dataset the command line works on. */
export function datasetName(env: Environment): string {
  return list(env.LAKE_DATASET)[0] ?? 'production'
}

/** Options of a Lake from `LAKE_*` variables; lists are separated by commas, webhooks are JSON. */
export function optionsFrom(env: Environment): LakeOptions {
  return {
    dir: lakeDir(env),
    ...(env.LAKE_HOST && { host: env.LAKE_HOST }),
    port: Number(env.LAKE_PORT ?? 3400),
    projectId: env.LAKE_PROJECT ?? 'elos',
    datasets: env.LAKE_DATASET ? list(env.LAKE_DATASET) : ['production'],
    tokens: list(env.LAKE_TOKEN),
    studioOrigins: list(env.LAKE_STUDIO_ORIGINS),
    origins: list(env.LAKE_ORIGINS),
    hosts: list(env.LAKE_HOSTS),
    webhooks: parseWebhooks(env.LAKE_WEBHOOKS),
  }
}

function list(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
