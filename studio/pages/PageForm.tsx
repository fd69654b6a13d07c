import { isRecord, textOf } from '@elos/content/review/value'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { RedirectChoice } from '../actions/RedirectChoice.tsx'
import { environment } from '../environment.ts'
import { DESCRIPTION_LENGTH, NAME_LENGTH, TITLE_LENGTH } from './lengths.ts'
import { CategoryField, OtherProblems, TextField } from './PageFields.tsx'
import { type PageTexts, type ProposedPage, textsOf } from './proposal.ts'
import { pageIdOf } from './publishPage.ts'
import { RedirectHere } from './RedirectHere.tsx'
import { SearchResult } from './SearchResult.tsx'
import { SocialPicture } from './SocialPicture.tsx'
import { ownPage, type Surroundings } from './surroundings.ts'
import { usePageProblems } from './usePageProblems.ts'
import { usePictureAddress } from './usePictureAddress.ts'

interface PageFormProps {
  /** The published id of the document that the page shows. */
  documentId: string
  surroundings: Surroundings
  proposal: ProposedPage
  /** The text of the button that publishes. */
  action: string
  /** Whether the document is being saved, checked or published. */
  isBusy: boolean
  /** Why it cannot be published, whatever is written here. */
  hindrance?: ReactNode
  onPublish: (texts: PageTexts, withRedirect: boolean) => void
  onCancel: () => void
}

/** Two columns where the dialog is wide enough for them: it may stand beside the preview. */
const COLUMNS: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: '1.75rem',
}

/** The texts of a page, proposed or as they are, with its search result and social picture. */
export function PageForm(props: PageFormProps) {
  const { documentId, surroundings, proposal, action, isBusy, hindrance, onPublish, onCancel } =
    props
  const { published, draft } = ownPage(surroundings, documentId)
  const [texts, setTexts] = useState(() => textsOf(draft ?? published, proposal))
  const [withRedirect, setWithRedirect] = useState(true)
  const pageId = pageIdOf(surroundings, documentId)
  const problems = usePageProblems({ pageId, documentId, proposal, texts })
  const isMoved = Boolean(published) && textOf(published?.path) !== texts.path
  const hasErrors = problems?.some(({ level }) => level === 'error') ?? true
  const change = (field: keyof PageTexts) => (value: string) =>
    setTexts({ ...texts, [field]: value })
  const fieldOf = (field: keyof PageTexts) => ({
    value: texts[field],
    proposed: proposal[field],
    problems: problems?.filter((problem) => problem.field === field) ?? [],
    onChange: change(field),
  })
  const metadata = isRecord(draft?.metadata ?? published?.metadata)
  const { settings, picture } = surroundings
  const addressOf = usePictureAddress()
  const shown = { siteUrl: environment.siteUrl, brandName: textOf(settings?.brandName), ...texts }
  const related = surroundings.close
    .concat(surroundings.siblings)
    .filter(({ _id }) => proposal.relatedRoutes.some(({ _ref }) => _ref === _id))
    .map(({ name }) => name)
  return (
    <Stack gap={4}>
      <div style={COLUMNS}>
        <Stack gap={4}>
          <TextField label="Endereço" {...fieldOf('path')} />
          <RedirectHere
            redirects={surroundings.redirects}
            path={texts.path}
            pageId={pageId}
            // The texts are checked again, though they are the same.
            onDropped={() => setTexts({ ...texts })}
          />
          <TextField
            label="Nome curto"
            hint="Na trilha e nos cartões de outras páginas."
            length={NAME_LENGTH}
            {...fieldOf('name')}
          />
          <TextField label="Título para buscadores" length={TITLE_LENGTH} {...fieldOf('title')} />
          <TextField
            label="Descrição para buscadores"
            length={DESCRIPTION_LENGTH}
            isLong
            {...fieldOf('description')}
          />
          <CategoryField {...fieldOf('category')} />
          <OtherProblems problems={problems ?? []} />
        </Stack>
        <Stack gap={4}>
          <Sample title="No resultado da busca">
            <SearchResult {...shown} />
          </Sample>
          <Sample title="Ao compartilhar">
            <SocialPicture
              {...shown}
              chosen={addressOf(settings?.picture)}
              picture={addressOf(picture)}
            />
          </Sample>
          {metadata && (
            <Text size={1} muted>
              Esta página tem textos próprios para redes em “Exceções”.
            </Text>
          )}
          {!published && (
            <Sample title="Trilha">
              <Text size={1}>{trailText(proposal, texts.name)}</Text>
            </Sample>
          )}
          {!published && related.length > 0 && (
            <Sample title="Páginas relacionadas">
              <Text size={1}>{[...new Set(related)].join(' · ')}</Text>
            </Sample>
          )}
        </Stack>
      </div>
      {isMoved && <RedirectChoice isChosen={withRedirect} onChoose={setWithRedirect} />}
      {hindrance && (
        <Card padding={3} radius={2} tone="caution" border role="alert">
          <Text size={1}>{hindrance}</Text>
        </Card>
      )}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" text="Cancelar" onClick={onCancel} />
        <Button
          tone="primary"
          text={action}
          disabled={isBusy || hasErrors || Boolean(hindrance)}
          loading={isBusy}
          onClick={() => onPublish(texts, withRedirect)}
        />
      </Flex>
    </Stack>
  )
}

/** The breadcrumb of a page: 'Início › Blog › Carência'. */
const trailText = ({ trail = [] }: ProposedPage, name: string): string =>
  ['Início', ...trail.map(({ label }) => textOf(label)), name].join(' › ')

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      {children}
    </Stack>
  )
}
