import { readFileSync } from 'node:fs'
import { z } from 'zod'

const lockedSchema = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  /** The range of versions that it asks for, by the name of the package. */
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})

const lockfileSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), lockedSchema),
})

/** A package that `npm install` brings, as package-lock.json describes it. */
export interface Locked extends z.infer<typeof lockedSchema> {
  /** The name of the package: 'react', '@sanity/client'. */
  name: string
  /** The folder in which it is installed: 'node_modules/a/node_modules/b'. */
  path: string
}

const MODULES = 'node_modules/'
const NAME = new RegExp(`^.*${MODULES}`)

/** Every installed package of others, the same one as often as it is installed. Our workspaces are not listed. */
export function lockedPackages(file = 'package-lock.json'): Locked[] {
  const { packages } = lockfileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(packages)
    .filter(([path, { link }]) => NAME.test(path) && !link)
    .map(([path, locked]) => ({ ...locked, path, name: path.replace(NAME, '') }))
}

/** The package that one in the folder `from` gets as `name`: the one that is installed nearest above it. */
export function findLocked(
  packages: readonly Locked[],
  name: string,
  from: string,
): Locked | undefined {
  const isAbove = ({ path }: Locked) =>
    `${from}/`.startsWith(path.slice(0, -MODULES.length - name.length))
  return packages
    .filter((locked) => locked.name === name && isAbove(locked))
    .sort((one, other) => other.path.length - one.path.length)[0]
}
