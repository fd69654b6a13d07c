import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL } from './config.ts'

/** The random values of this checkout. They protect a Lake that only this machine can reach. */
interface Secrets {
  lakeToken: string
  webhookSecret: string
}

/** The checkout's secrets: generated at first use, then read from `.local/secrets.json`. */
export function secrets(): Secrets {
  const file = join(LOCAL, 'secrets.json')
  const generated: Secrets = {
    lakeToken: `lake-${randomBytes(24).toString('hex')}`,
    webhookSecret: randomBytes(24).toString('hex'),
  }
  try {
    return { ...generated, ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch {
    mkdirSync(LOCAL, { recursive: true })
    writeFileSync(file, `${JSON.stringify(generated, null, 2)}\n`, { mode: 0o600 })
    return generated
  }
}
