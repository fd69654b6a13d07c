import { type Place, SeedTextError } from './errors.ts'
import { type Reference, reference } from './portableText.ts'

/** What texts may point at: claim keys and route paths, each with the id of its document. */
export type Vocabulary = {
  claims: ReadonlyMap<string, string>
  routes: ReadonlyMap<string, string>
}

export function claimReference(vocabulary: Vocabulary, key: string, place: Place): Reference {
  const id = vocabulary.claims.get(key)
  if (id) return reference(id)
  throw new SeedTextError(
    place,
    `a afirmação {{${key}}} não existe; veja as chaves em data/claims.`,
  )
}

export function routeReference(vocabulary: Vocabulary, path: string, place: Place): Reference {
  const id = vocabulary.routes.get(path)
  if (id) return reference(id)
  throw new SeedTextError(place, `a rota ${path} não existe; veja os caminhos em data/routes.`)
}
