import type { Mutation, NodePatch, Transaction } from '@sanity/migrate'
import { type Mutation as EncodableMutation, type Path, SanityEncoder } from '@sanity/mutate'

/** A mutation as Sanity's HTTP API takes it: `{ patch: { id, set } }`, `{ delete: { id } }` and so on. */
export type SanityMutation = ReturnType<typeof SanityEncoder.encodeAll>[number]

/** Encodes what a migration returned. Throws for a patch of a range of an array. */
export function encodeMutations(changes: (Mutation | Transaction)[]): SanityMutation[] {
  return SanityEncoder.encodeAll(changes.flatMap(mutationsOf).map(encodable))
}

function mutationsOf(change: Mutation | Transaction): Mutation[] {
  return change.type === 'transaction' ? change.mutations : [change]
}

function encodable(mutation: Mutation): EncodableMutation {
  if (mutation.type !== 'patch') return mutation
  const patches = mutation.patches.map(({ path, op }) => ({ path: encodablePath(path), op }))
  return { ...mutation, patches }
}

function encodablePath(path: NodePatch['path']): Path {
  return path.map((segment) => {
    if (!Array.isArray(segment)) return segment
    throw new Error(
      `A migration cannot patch the range [${segment.join(':')}] of an array. Patch each item.`,
    )
  })
}
