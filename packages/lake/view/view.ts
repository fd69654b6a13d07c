import {
  draftId,
  isPrivateId,
  isPublishedId,
  type LakeDocument,
  publishedId,
  versionOf,
} from '../store/document.ts'
import { type Snapshot, sortById } from '../store/snapshot.ts'
import type { Perspective } from './perspective.ts'

/** The documents that a reader sees in a perspective. Lists are ordered by id. */
export interface View {
  /** The document that a reference points to. */
  get(id: string): LakeDocument | undefined
  /** The document that `*[_id == id]` finds. */
  withId(id: string): LakeDocument | undefined
  all(): readonly LakeDocument[]
  ofType(type: string): readonly LakeDocument[]
}

/** The administrator sees `everything`; visitors see `public` documents, those without a dot in the id. */
export type Access = 'everything' | 'public'

const views = new WeakMap<Snapshot, Map<string, View>>()

/** Returns the view of a snapshot. Views are cached, and filled type by type when read. */
export function viewOf(snapshot: Snapshot, perspective: Perspective, access: Access): View {
  if (perspective === 'raw' && access === 'everything') return snapshot
  const key = `${access} ${perspective}`
  const known = views.get(snapshot) ?? new Map<string, View>()
  views.set(snapshot, known)
  const view = known.get(key) ?? selectView(snapshot, selectorOf(snapshot, perspective, access))
  known.set(key, view)
  return view
}

interface Selector {
  /** The document with an id, as the view shows it. */
  find(id: string): LakeDocument | undefined
  /** A stored document as the view shows it; undefined if the view hides it or shows another variant. */
  show(document: LakeDocument): LakeDocument | undefined
}

function selectorOf(snapshot: Snapshot, perspective: Perspective, access: Access): Selector {
  const readable = (id: string) => access === 'everything' || !isPrivateId(id)
  if (perspective === 'raw' || perspective === 'published') {
    const visible = (id: string) => readable(id) && (perspective === 'raw' || isPublishedId(id))
    return {
      find: (id) => (visible(id) ? snapshot.get(id) : undefined),
      show: (document) => (visible(document._id) ? document : undefined),
    }
  }
  const winner = (id: string) =>
    variants(id, perspective)
      .filter(readable)
      .map((variant) => snapshot.get(variant))
      .find((document) => document !== undefined)
  return {
    find(id) {
      const document = winner(id)
      return document && overlaid(document)
    },
    show: (document) => (winner(document._id) === document ? overlaid(document) : undefined),
  }
}

/** The ids of a document's variants, the preferred first. */
function variants(id: string, stack: readonly string[]): string[] {
  const names = stack.map((name) => (name === 'drafts' ? draftId(id) : versionOf(name, id)))
  return [...names, publishedId(id)]
}

const overlays = new WeakMap<LakeDocument, LakeDocument>()

/** A variant with the published id; its stored id is `_originalId`. */
function overlaid(document: LakeDocument): LakeDocument {
  const known = overlays.get(document)
  if (known) return known
  const overlay = { ...document, _id: publishedId(document._id), _originalId: document._id }
  overlays.set(document, overlay)
  return overlay
}

function selectView(snapshot: Snapshot, { find, show }: Selector): View {
  const byType = new Map<string, readonly LakeDocument[]>()
  let everything: readonly LakeDocument[] | undefined
  const shown = (documents: readonly LakeDocument[]) =>
    sortById(documents.flatMap((document) => show(document) ?? []))
  return {
    get: find,
    withId: find,
    all() {
      everything ??= shown(snapshot.all())
      return everything
    },
    ofType(type) {
      const documents = byType.get(type) ?? shown(snapshot.ofType(type))
      byType.set(type, documents)
      return documents
    },
  }
}
