import { setTimeout as pause } from 'node:timers/promises'

/** Waits until a site has made its dictionary (web/server/dictionary.ts) after its start. */
export async function untilPrepared(site: string): Promise<void> {
  while ((await fetch(`${site}/api/dicionario`, { redirect: 'manual' })).status !== 307)
    await pause(100)
}
