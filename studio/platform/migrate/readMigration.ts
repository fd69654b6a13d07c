import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Migration } from '@sanity/migrate'
import { z } from 'zod'

const FOLDER = join(import.meta.dirname, '../../migrations')

const moduleSchema = z.object({
  default: z.custom<Migration>(
    (value) => z.object({ title: z.string(), migrate: z.unknown() }).safeParse(value).success,
  ),
})

/** The ids of all migrations: the names of their files (or folders) in `studio/migrations`. */
export function migrationIds(): string[] {
  return readdirSync(FOLDER).map((name) => name.replace(/\.ts$/, ''))
}

/**
 * Imports the migration with this id from `studio/migrations/<id>.ts`, or from `<id>/index.ts`, where
 * `sanity migration create` writes it. Throws an error that lists all ids when there is none.
 */
export async function readMigration(id: string): Promise<Migration> {
  const file = [`${id}.ts`, join(id, 'index.ts')].find((name) => existsSync(join(FOLDER, name)))
  if (!file || !migrationIds().includes(id)) {
    throw new Error(
      `No migration '${id}' in studio/migrations. There are: ${migrationIds().join(', ')}.`,
    )
  }
  const parsed = moduleSchema.safeParse(await import(pathToFileURL(join(FOLDER, file)).href))
  if (parsed.success) return parsed.data.default
  throw new Error(`studio/migrations/${file} must export a migration (defineMigration) as default.`)
}
