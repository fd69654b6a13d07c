import { CATEGORY_TITLES } from '@elos/content/parts/route/category'
import { isRecord, textOf } from '@elos/content/review/value'
import { Box, Button, Card, Flex, Select, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { RedirectChoice } from '../actions/RedirectChoice.tsx'
import { environment } from '../environment.ts'
import { choicesOf } from '../schemas/fields/choice.ts'
import type { PageProblem } from './checkPage.ts'
import { DESCRIPTION_LENGTH, type Length, NAME_LENGTH, TITLE_LENGTH } from './lengths.ts'
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

interface FieldProps {
  value: string
  /** What the document and the settings suggest. */
  proposed: string
  problems: PageProblem[]
  onChange: (value: string) => void
}

interface TextFieldProps extends FieldProps {
  label: string
  hint?: string
  length?: Length
  isLong?: boolean
}

function TextField(props: TextFieldProps) {
  const { label, hint, length, isLong, value, proposed, problems, onChange } = props
  const id = useId()
  const notes = `${id}-notes`
  const isWrong = problems.some(({ level }) => level === 'error')
  const given = {
    id,
    value,
    fontSize: 1 as const,
    'aria-describedby': notes,
    'aria-invalid': isWrong || undefined,
  }
  return (
    <Stack gap={3}>
      <Flex align="center" gap={2}>
        <Box flex={1}>
          <Text as="label" htmlFor={id} size={1} weight="medium">
            {label}
          </Text>
        </Box>
        {length && <Counter value={value} length={length} />}
      </Flex>
      {isLong ? (
        <TextArea
          {...given}
          rows={4}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <TextInput {...given} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
      {(hint || problems.length > 0) && (
        <Stack gap={2} id={notes}>
          {hint && (
            <Text size={1} muted>
              {hint}
            </Text>
          )}
          <Problems problems={problems} />
        </Stack>
      )}
      {proposed && proposed !== value && (
        <Button
          mode="ghost"
          padding={2}
          fontSize={1}
          justify="flex-start"
          text={`Usar a proposta: ${proposed}`}
          textWeight="regular"
          onClick={() => onChange(proposed)}
        />
      )}
    </Stack>
  )
}

/** How long a text is, and how long it may be; marked when it is too short or too long. */
function Counter({ value, length: { min = 0, max } }: { value: string; length: Length }) {
  const isRight = value.length >= min && value.length <= max
  const wanted = value.length < min ? `ao menos ${min}` : max
  return (
    <Card tone={isRight ? 'default' : 'caution'} radius={2} padding={1}>
      <Text size={1} muted={isRight}>
        {value.length} de {wanted}
      </Text>
    </Card>
  )
}

function CategoryField({ value, problems, onChange }: FieldProps) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        Categoria
      </Text>
      <Select
        id={id}
        value={value}
        fontSize={1}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {choicesOf(CATEGORY_TITLES).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </Select>
      <Problems problems={problems} />
    </Stack>
  )
}

function Problems({ problems }: { problems: PageProblem[] }) {
  return problems.map(({ level, message }) => (
    <Card
      key={message}
      tone={level === 'error' ? 'critical' : 'caution'}
      padding={2}
      radius={2}
      role={level === 'error' ? 'alert' : undefined}
    >
      <Text size={1}>{message}</Text>
    </Card>
  ))
}

const FIELDS = new Set(['path', 'name', 'title', 'description', 'category'])

/** The errors of a page in fields that this form does not have. */
function OtherProblems({ problems }: { problems: PageProblem[] }) {
  return (
    <Problems
      problems={problems.filter(({ level, field }) => level === 'error' && !FIELDS.has(field))}
    />
  )
}
