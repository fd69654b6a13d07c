import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { recordsIn, textOf } from '@elos/content/parts/stored/value'
import { brazilianDay } from '@elos/content/parts/time/day'
import type { SanityDocument, ValidationContext } from 'sanity'
import { today } from '../../base/initialValues.ts'
import { type Check, type FieldProblem, problemAt } from '../../base/rules/check.ts'
import { isHigher, isKept, isSameText, isVersion, versionAfter, versionOf } from './version.ts'

/** Check of the number of a version. */
export const checkVersionNumber: Check = (value) =>
  isVersion(value) || 'Escreva a versão só com números e pontos, como 2.1.'

/** Whether visitors read this version: its day has come. */
export const isInForce = ({ updatedAt }: StoredDocument, today: string): boolean =>
  textOf(updatedAt) <= today

/**
 * Problems of the version of a legal text, and of the day from which it holds. What visitors have read keeps its version
 * and its day; another text is another version, which holds from today or a later day on.
 *
 * @param today ISO day
 */
export function versionProblems(
  draft: StoredDocument,
  published: StoredDocument,
  today: string,
): FieldProblem[] {
  const written = textOf(draft.version)
  // The field itself says that this is no version.
  if (written && !isVersion(written)) return []
  const problem = versionProblem(draft, published, today)
  if (problem) return [problemAt('version', problem)]
  const day = dayProblem(draft, published, today)
  return day ? [problemAt('updatedAt', day)] : []
}

function versionProblem(draft: StoredDocument, published: StoredDocument, today: string) {
  const [version, before] = [versionOf(draft), versionOf(published)]
  const next = versionAfter(before)
  if (isHigher(before, version) || (textOf(published.version) && !textOf(draft.version)))
    return `A versão publicada é a ${before}. Escreva um número maior, como ${next}.`
  if (!isInForce(published, today)) return undefined
  if (isHigher(version, before))
    return isKept(draft, before)
      ? undefined
      : `Quem leu a versão ${before} precisa poder relê-la. Clique em “Nova versão ${next}”, no alto da ficha: ela fica guardada.`
  return isSameText(draft, published) || draft.sameAs === published._rev
    ? undefined
    : `O texto mudou, e a versão não. Clique em “Nova versão ${next}”, no alto da ficha, ou em “Mudança só de forma”, se o sentido é o mesmo.`
}

function dayProblem(draft: StoredDocument, published: StoredDocument, today: string) {
  const [day, before] = [textOf(draft.updatedAt), textOf(published.updatedAt)]
  const version = versionOf(published)
  if (!day || (day === before && versionOf(draft) === version)) return undefined
  if (!isHigher(versionOf(draft), version) && isInForce(published, today))
    return `A versão ${version} vale desde ${brazilianDay(before)}, e esse dia não muda mais. Para outro dia, clique em “Nova versão ${versionAfter(version)}”, no alto da ficha.`
  if (day < today) return 'Este dia já passou. Escolha hoje ou um dia que ainda vem.'
  const [last] = recordsIn(draft.former)
  return last && day <= textOf(last.updatedAt)
    ? `A versão ${textOf(last.version)} vale desde ${brazilianDay(textOf(last.updatedAt))}. Escolha um dia depois desse.`
    : undefined
}

const PUBLISHED_QUERY = '*[_type == "legalPage" && _id == $id][0]'

/** Check of the version of a legal text against the published one. */
export async function checkVersion(
  draft: SanityDocument | undefined,
  context: Pick<ValidationContext, 'getClient'>,
): Promise<FieldProblem[]> {
  if (!draft) return []
  const published = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<StoredDocument | null>(
      PUBLISHED_QUERY,
      { id: publishedId(draft._id) },
      { perspective: 'published', tag: 'validation.legal' },
    )
  return published ? versionProblems(draft, published, today()) : []
}
