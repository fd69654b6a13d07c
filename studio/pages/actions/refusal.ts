import { isFixedPath } from '@elos/content/parts/address/fixedPaths'
import { pathOf } from '@elos/content/parts/stored/route'
import { isLedToEverywhere, type RemovalPlan } from './removal.ts'

/** A reason for which a document is not removed: the site needs its page, all pages lead to it, or documents use it. */
type Refusal = 'fixed' | 'legal' | 'used'

const NEW_VERSION = 'Para mudar o texto, use “Nova versão”.'

const SENTENCES: Record<Refusal, string> = {
  fixed: `Os formulários e o aviso de cookies levam a esta página, e a lei a exige: ela fica no site. ${NEW_VERSION}`,
  legal: `Todas as páginas do site levam a esta. ${NEW_VERSION} Para tirá-la, troque antes o link em Configurações.`,
  used: 'Outros documentos usam este. Abra cada um, troque ou retire o link, publique e tente de novo. Se for uma autorização de depoimento, exclua-a.',
}

function refusalOf({ subject, live, blockers }: RemovalPlan): Refusal | undefined {
  if (live && isFixedPath(pathOf(live))) return 'fixed'
  if (blockers.some(({ document }) => isLedToEverywhere(subject.type, document))) return 'legal'
  return blockers.length > 0 ? 'used' : undefined
}

/** The sentence that says why a document is not removed and what to do instead; undefined if it may be. */
export function refusalText(plan: RemovalPlan): string | undefined {
  const refusal = refusalOf(plan)
  return refusal && SENTENCES[refusal]
}
