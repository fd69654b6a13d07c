import { type Place, SeedTextError } from './errors.ts'
import { type Reference, reference } from './portableText.ts'

/** The claim keys and page paths that texts may refer to, each with the id of its document. */
export interface Targets {
  claims: ReadonlyMap<string, string>
  routes: ReadonlyMap<string, string>
}

/** A reference to the claim with this key. Throws `SeedTextError` if there is none. */
export function claimReference(targets: Targets, key: string, place: Place): Reference {
  const id = targets.claims.get(key)
  if (id) return reference(id)
  throw new SeedTextError(
    place,
    `a afirmação {{${key}}} não existe; veja as chaves em documents/claim.json.`,
  )
}

/** A reference to the document with this path. Throws `SeedTextError` if there is none. */
export function routeReference(targets: Targets, path: string, place: Place): Reference {
  const id = targets.routes.get(path)
  if (id) return reference(id)
  throw new SeedTextError(
    place,
    `a página ${path} não existe; veja o campo route de cada documento.`,
  )
}
