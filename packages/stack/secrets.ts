import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL } from './config.ts'

/** Random per checkout; they guard a Lake that only this machine can reach. */
export interface Secrets {
  lakeToken: string
  webhookSecret: string
}

/** The checkout's secrets, made on first use and kept in `.local/secrets.json`. */
export function secrets(): Secrets {
  const file = join(LOCAL, 'secrets.json')
  const made: Secrets = {
    lakeToken: `lake-${randomBytes(24).toString('hex')}`,
    webhookSecret: randomBytes(24).toString('hex'),
  }
  try {
    return { ...made, ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch {
    mkdirSync(LOCAL, { recursive: true })
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
    return made
  }
}
