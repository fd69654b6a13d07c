import { previewLinkId, previewLinkPath } from '@elos/content/parts/preview/link'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { pathOf } from '@elos/content/parts/stored/route'
import { textOf } from '@elos/content/parts/stored/value'
import { LinkIcon } from '@sanity/icons/Link'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useCurrentUser } from 'sanity'
import { environment } from '../../base/environment.ts'
import { today } from '../../base/initialValues.ts'
import { CHECK_CONNECTION, useAttempt } from '../../base/useAttempt.ts'
import { staffName } from '../../leads/staffName.ts'
import { makeLink } from './links.ts'
import { PreviewLinks } from './PreviewLinks.tsx'

const FAILURE = { title: 'O link não foi criado.', description: CHECK_CONNECTION }

const WITHOUT_PAGE = 'Preencha antes a página: ela ainda não tem endereço.'

/** Why a link would show nothing of a document; undefined when it would show its page. */
function obstacleOf(document: StoredDocument): string | undefined {
  if (!pathOf(document)) return WITHOUT_PAGE
  const lastDay = textOf(document.unpublishOn)
  return lastDay && lastDay <= today()
    ? 'A página já saiu do site. Apague antes o dia em “Tirar do site em”.'
    : undefined
}

/**
 * The action that copies a new link by which somebody who cannot sign in sees the page of a document with its draft, and
 * shows those that are valid.
 */
export const copyPreviewLink: DocumentActionComponent = ({ id, draft, published, ready }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()
  const { isBusy, attempt } = useAttempt()
  const [copiedId, setCopiedId] = useState<string>()
  const document = draft ?? published
  const obstacle = document === null ? WITHOUT_PAGE : obstacleOf({ ...document })

  const copy = async () => {
    const key = crypto.randomUUID()
    // Copied first: browsers allow it only right after the click.
    await navigator.clipboard.writeText(new URL(previewLinkPath(key), environment.siteUrl).href)
    await makeLink(client, { key, document: id, author: staffName(user) }, new Date())
    setCopiedId(previewLinkId(key))
  }
  return {
    label: 'Copiar link de pré-visualização',
    icon: LinkIcon,
    title: obstacle,
    disabled: !ready || obstacle !== undefined || isBusy,
    onHandle: () => attempt(copy, FAILURE),
    dialog: copiedId !== undefined && {
      type: 'dialog',
      header: 'Links de pré-visualização',
      onClose: () => setCopiedId(undefined),
      content: <PreviewLinks documentId={id} copiedId={copiedId} />,
    },
  }
}
