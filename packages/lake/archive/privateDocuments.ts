import { isAssetId } from '../assets/assetId.ts'
import { isRecord, isRecordId, type LakeDocument } from '../store/document.ts'
import type { ArchiveSource } from './export.ts'

interface Separated {
  /** Everything that is or may be published: documents and their drafts, and the files. */
  content: ArchiveSource
  /** The documents that only staff may ever read, such as those of visitors, and the files that nothing else uses. */
  records: ArchiveSource
}

/**
 * Separates content from private records. A record is known by its id, as the Content Lake knows what needs a token,
 * so that a type of records that is added later is left out by itself.
 */
export function separatePrivate({ documents, assetsDir }: ArchiveSource): Separated {
  const recordsAlone = documents.filter(({ _id }) => isRecordId(_id))
  const others = documents.filter(({ _id }) => !isRecordId(_id))
  const ofRecords = assetsIn(recordsAlone)
  const ofContent = assetsIn(others)
  const isOfRecords = ({ _id }: LakeDocument) => ofRecords.has(_id) && !ofContent.has(_id)
  return {
    content: { documents: others.filter((each) => !isOfRecords(each)), assetsDir },
    records: { documents: [...others.filter(isOfRecords), ...recordsAlone], assetsDir },
  }
}

/** The ids of the assets that values refer to. */
function assetsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const item of value) assetsIn(item, found)
  else if (isRecord(value)) {
    if (typeof value._ref === 'string' && isAssetId(value._ref)) found.add(value._ref)
    for (const item of Object.values(value)) assetsIn(item, found)
  }
  return found
}
