import { setTimeout as pause } from 'node:timers/promises'
import type { SanityClient } from 'next-sanity'
import {
  type ContentError,
  contentErrorOf,
  type Place,
  type TokenVariable,
} from '../monitoring/contentError.ts'
import { log } from '../monitoring/log.ts'

/** Milliseconds in which the content server has to answer, and before it is asked again when it does not. */
const TIMEOUT_MS = 10_000
const PAUSE_MS = 30_000

const VARIABLES: readonly TokenVariable[] = ['SANITY_READ_TOKEN', 'SANITY_WRITE_TOKEN']

/** The request with which a token is tried, which changes nothing. */
const TRIALS: Record<TokenVariable, (client: SanityClient) => Promise<unknown>> = {
  SANITY_READ_TOKEN: (client) => client.fetch('1'),
  SANITY_WRITE_TOKEN: (client) =>
    client.createIfNotExists({ _id: 'token.trial', _type: 'tokenTrial' }, { dryRun: true }),
}

/** The place of the content, and the tokens that are set. */
type Settings = Place & Partial<Record<TokenVariable, string | undefined>>

/**
 * Tries each token that is set once, as soon as the content server answers. Of one that it refuses it writes a line
 * 'setting-refused' to the log, and tells `onRefused`. Never rejects.
 *
 * @param pauseMs before the content server is asked again when it does not answer
 */
export async function tryTokens(
  client: SanityClient,
  env: Settings,
  onRefused: (variable: TokenVariable) => void,
  pauseMs = PAUSE_MS,
): Promise<void> {
  await Promise.all(
    VARIABLES.map(async (variable) => {
      const token = env[variable]
      if (!token) return
      const asked = client.withConfig({ token, timeout: TIMEOUT_MS, maxRetries: 0 })
      const tried = (): Promise<ContentError | undefined> =>
        TRIALS[variable](asked).then(
          () => undefined,
          (error: unknown) => contentErrorOf(error, env, variable),
        )
      let failure = await tried()
      while (failure && (failure.status ?? 500) >= 500) {
        await pause(pauseMs, undefined, { ref: false })
        failure = await tried()
      }
      if (failure?.status !== 401 && failure?.status !== 403) return
      log.error('setting-refused', { variable, error: failure })
      onRefused(variable)
    }),
  )
}
