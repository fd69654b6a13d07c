import { setTimeout as pause } from 'node:timers/promises'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { contentErrorOfStatus, type Place, type TokenVariable } from '../log/contentError.ts'
import { log } from '../log/log.ts'

/** Milliseconds in which the content server has to answer, and before it is asked again when it does not. */
const TIMEOUT_MS = 10_000
const PAUSE_MS = 30_000

/** The request with which a token is tried, which changes nothing. */
const TRIALS: Record<TokenVariable, (dataset: string) => { path: string; body: object }> = {
  SANITY_READ_TOKEN: (dataset) => ({ path: `query/${dataset}`, body: { query: '1' } }),
  SANITY_WRITE_TOKEN: (dataset) => ({
    path: `mutate/${dataset}?dryRun=true`,
    body: {
      mutations: [{ createIfNotExists: { _id: 'token.trial', _type: 'tokenTrial' } }],
    },
  }),
}

/** The place of the content, and the tokens that are set. */
type Settings = Place & Partial<Record<TokenVariable, string | undefined>>

const VARIABLES: readonly TokenVariable[] = ['SANITY_READ_TOKEN', 'SANITY_WRITE_TOKEN']

/**
 * Tries each token that is set once, as soon as the content server answers. Of one that it refuses it writes a line
 * 'setting-refused' to the log, and tells `onRefused`. Never rejects.
 *
 * @param pauseMs before the content server is asked again when it does not answer
 */
export async function tryTokens(
  env: Settings,
  onRefused: (variable: TokenVariable) => void,
  pauseMs = PAUSE_MS,
): Promise<void> {
  await Promise.all(
    VARIABLES.map(async (variable) => {
      const token = env[variable]
      if (!token) return
      let status = await statusOf(env, variable, token)
      while (status === undefined) {
        await pause(pauseMs, undefined, { ref: false })
        status = await statusOf(env, variable, token)
      }
      if (status !== 401 && status !== 403) return
      log.error('setting-refused', {
        variable,
        error: contentErrorOfStatus(status, env, variable),
      })
      onRefused(variable)
    }),
  )
}

/** Returns the status that the content server answers; undefined when it gives none, or cannot work. */
async function statusOf(
  env: Settings,
  variable: TokenVariable,
  token: string,
): Promise<number | undefined> {
  const host = env.SANITY_API_HOST ?? `https://${env.SANITY_PROJECT_ID}.api.sanity.io`
  const { path, body } = TRIALS[variable](env.SANITY_DATASET)
  try {
    const answer = await fetch(new URL(`/v${API_VERSION}/data/${path}`, host), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer.status >= 500 ? undefined : answer.status
  } catch {
    return undefined
  }
}
