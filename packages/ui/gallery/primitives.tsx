import { contentOf, type DataTable as DataTableValue } from '@elos/content'
import { formatAmount } from '@elos/content/parts/claim/format'
import { ABSENT_CLAIM } from '@elos/content/parts/claim/map'
import { QUOTE_LABEL } from '@elos/content/parts/site/buttons'
import { Notes } from '../chrome/Notes.tsx'
import { INTERFACE_ICONS } from '../icons/names.ts'
import { ActionLink, ButtonLink } from '../primitives/ActionLink.tsx'
import { AgeLimit } from '../primitives/AgeLimit.tsx'
import { AskLinks } from '../primitives/AskLinks.tsx'
import { CardHeading, More } from '../primitives/CardLink.tsx'
import { ClaimPrice } from '../primitives/ClaimPrice.tsx'
import { QuoteActions } from '../primitives/ContactButtons.tsx'
import { DataOfficer } from '../primitives/DataOfficer.tsx'
import { DataTable } from '../primitives/DataTable.tsx'
import { Features } from '../primitives/Features.tsx'
import { Figures } from '../primitives/Figures.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { Questions } from '../primitives/Questions.tsx'
import { RichText } from '../primitives/RichText.tsx'
import { Rings } from '../primitives/Rings.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import type { MakeGroup } from './group.ts'
import { prose, Row, sheet } from './layout.tsx'

const NO_NUMBERS = { heading: { title: '' }, items: [] }

const widest: DataTableValue = {
  _type: 'dataTable',
  _key: 'larga',
  caption: 'Preços por faixa de idade',
  header: ['Faixa', 'Nacional', 'Empresarial', 'Individual e familiar', 'Premium'],
  rows: ['0 a 18', '19 a 23', '59 ou mais'].map((band, index) => ({
    key: band,
    cells: [band, ...[200, 240, 310, 520].map((amount) => `R$ ${amount + index * 90}`)],
  })),
}

const OPEN = [
  { id: 'mei', name: 'MEI' },
  { id: 'redePropria', name: 'Rede própria' },
] as const

const inReais = (amount: number) => formatAmount({ kind: 'price', amount })

const priced: DataTableValue = {
  _type: 'dataTable',
  _key: 'precos',
  caption: 'Operadora Exemplo: preço por pessoa, por mês',
  header: ['Idade', 'Enfermaria', 'Apartamento'],
  rows: ['0 a 18', '19 a 23', '59 ou mais'].map((band, index) => ({
    key: band,
    cells: [band, ...[1000, 1250.5].map((amount) => inReais(amount + index * 100))],
  })),
  terms: {
    kind: 'price',
    conditions: 'valores de exemplo, para empresas de 2 a 29 vidas',
    source: { name: 'tabela da operadora' },
    asOf: '2026-01-02',
    validUntil: '2026-12-31',
  },
}

const CALLOUT = {
  _type: 'claimCallout',
  _key: 'preco',
  label: 'Mensalidade da Bradesco Saúde',
} as const

/** The small parts, with their variants and states. */
export const primitives: MakeGroup = (pages, place) => {
  const { subject: home } = pages.home
  const { heading, items: figures } = contentOf('numbers', home.sections) ?? NO_NUMBERS
  const questions = contentOf('questions', home.sections)?.items ?? []
  const { price = ABSENT_CLAIM } = pages.carrier.subject
  return {
    name: 'Peças',
    pieces: {
      'Encarregado pelos dados': <DataOfficer site={place.site} />,
      'Links e botões': (
        <Row>
          <ActionLink link={{ label: 'Link', action: 'page', href: '/blog' }} place={place} />
          <ButtonLink link={{ label: 'Principal', action: 'quote' }} place={place} />
          <ButtonLink link={{ label: 'Discreto', action: 'quote' }} place={place} quiet />
          <ButtonLink link={{ label: 'Conversa', action: 'chat' }} place={place} />
          <ButtonLink link={{ label: 'Conversa com mensagem', action: 'chat' }} place={place} />
          <button className="button" type="button" aria-busy="true">
            Ocupado
          </button>
          <button className="button" type="button" disabled>
            Indisponível
          </button>
        </Row>
      ),
      'Botões sobre pinho': (
        <Row ground="pine">
          <QuoteActions label={QUOTE_LABEL} message="Olá!" place={place} />
          <ButtonLink link={{ label: 'Discreto', action: 'quote' }} place={place} quiet />
        </Row>
      ),
      Etiquetas: (
        <Row>
          <span className="chip">Saúde e odontológico</span>
          <p className="eyebrow">Sobre</p>
          <span className="more">
            Saiba mais <Icon name="arrow-right" />
          </span>
        </Row>
      ),
      Ícones: (
        <Row>
          {INTERFACE_ICONS.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Row>
      ),
      Elos: (
        <Row>
          <div className="figures">
            <Rings />
            <Rings apart />
          </div>
        </Row>
      ),
      'Título de seção': sheet(<SectionHead heading={heading} />),
      'Título de página': sheet(<SectionHead heading={heading} level="h1" />),
      Cartão: (
        <Row>
          <div className="card">
            <CardHeading title="Com link" href="/blog" />
            <p>Uma linha de prova.</p>
            <More href="/blog">Saiba mais</More>
          </div>
          <div className="card">
            <CardHeading title="Sem link" />
            <p>O cartão não leva a lugar nenhum.</p>
          </div>
        </Row>
      ),
      Preço: sheet(<ClaimPrice claim={price} />),
      'Preço sob consulta': sheet(<ClaimPrice claim={ABSENT_CLAIM} />),
      'Limite de preço por idade': sheet(
        <AgeLimit limit={pages.home.site.ageLimit} prices={[price]} />,
      ),
      'Perguntas em aberto': sheet(
        <>
          <AskLinks path="/amil-saude" asks={OPEN.slice(0, 1)} />
          <AskLinks path="/amil-saude" asks={OPEN} />
        </>,
      ),
      Números: sheet(<Figures items={figures} />),
      'Número sem valor': sheet(<Figures items={[{ label: 'Atendimento humano' }, ...figures]} />),
      'Condições e fontes': <Notes notes={pages.home.notes} />,
      Características: sheet(<Features className="" items={home.hero.features.slice(0, 1)} />),
      Perguntas: sheet(<Questions items={questions.slice(0, 3)} />),
      'Destaque de um preço': prose(<RichText value={[{ ...CALLOUT, claim: price }]} />),
      'Tabela larga': prose(<DataTable table={widest} />),
      'Tabela de preços por idade': prose(<DataTable table={priced} />),
      'Texto longo': prose(<RichText value={pages.article.subject.body.slice(0, 14)} anchors />),
    },
  }
}
