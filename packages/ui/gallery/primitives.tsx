import type { DataTable as DataTableValue, RichText as RichTextValue } from '@elos/content'
import { QUOTE_LABEL } from '@elos/content/parts/site/buttons'
import { articlePage } from '../fixtures/article.ts'
import { feature } from '../fixtures/cards.ts'
import { claims, expiredPrice, price } from '../fixtures/claims.ts'
import { homePage } from '../fixtures/home.ts'
import { INTERFACE_ICONS } from '../icons/names.ts'
import { ActionLink, ButtonLink } from '../primitives/ActionLink.tsx'
import { CardHeading, More } from '../primitives/CardLink.tsx'
import { ClaimCallout } from '../primitives/ClaimCallout.tsx'
import { ClaimPrice } from '../primitives/ClaimPrice.tsx'
import { ChatButton, QuoteActions } from '../primitives/ContactButtons.tsx'
import { DataOfficer } from '../primitives/DataOfficer.tsx'
import { DataTable } from '../primitives/DataTable.tsx'
import { Features } from '../primitives/Features.tsx'
import { Figures } from '../primitives/Figures.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { LinkedRings } from '../primitives/LinkedRings.tsx'
import { Questions } from '../primitives/Questions.tsx'
import { RichText } from '../primitives/RichText.tsx'
import { Rings } from '../primitives/Rings.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import type { Group } from './group.ts'
import { Prose, Row, Sheet } from './layout.tsx'
import { place } from './place.ts'

const { subject: home } = homePage
const { body } = articlePage.subject

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

const callouts: RichTextValue = body.filter(({ _type }) => _type === 'claimCallout')

/** The small parts, with their variants and states. */
export const primitives: Group = {
  name: 'Peças',
  pieces: {
    'Encarregado pelos dados': <DataOfficer site={homePage.site} />,
    'Links e botões': (
      <Row>
        <ActionLink link={{ label: 'Link', action: 'page', href: '/blog' }} place={place} />
        <ButtonLink link={{ label: 'Principal', action: 'quote' }} place={place} />
        <ButtonLink link={{ label: 'Discreto', action: 'quote' }} place={place} quiet />
        <ButtonLink link={{ label: 'Conversa', action: 'chat' }} place={place} />
        <ChatButton label="Conversa com mensagem" message="Olá!" place={place} />
        <button className="button" type="button" aria-busy="true">
          Ocupado
        </button>
        <button className="button" type="button" disabled>
          Indisponível
        </button>
      </Row>
    ),
    'Botões sobre pinho': (
      <Row className="pine">
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
        <Rings />
        <Rings apart />
      </Row>
    ),
    'Elos que emolduram': (
      <Row>
        <LinkedRings first={<Icon name="clock" />} second="Seguro de Vida" />
        <LinkedRings first="Bradesco Saúde" second={<b>37 mil+</b>} />
      </Row>
    ),
    'Título de seção': (
      <Sheet>
        <SectionHead heading={home.services} />
      </Sheet>
    ),
    'Título de página': (
      <Sheet>
        <SectionHead heading={home.services} level="h1" />
      </Sheet>
    ),
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
    Preço: (
      <Sheet>
        <ClaimPrice claim={price(200, 'até 23 anos, em enfermaria')} />
      </Sheet>
    ),
    'Preço vencido': (
      <Sheet>
        <ClaimPrice claim={expiredPrice} />
      </Sheet>
    ),
    Números: (
      <Sheet>
        <Figures items={home.hero.stats} />
      </Sheet>
    ),
    'Número sem valor': (
      <Sheet>
        <Figures items={[{ label: 'Atendimento humano' }, ...home.hero.stats]} />
      </Sheet>
    ),
    Características: (
      <Sheet>
        <Features
          className=""
          items={[feature('shield-check', 'Tradição', 'Décadas de mercado.')]}
        />
      </Sheet>
    ),
    Perguntas: (
      <Sheet>
        <Questions items={home.faq.items.slice(0, 3)} />
      </Sheet>
    ),
    'Destaque de um preço': (
      <Prose>
        <ClaimCallout label="Mensalidade da Bradesco Saúde" claim={price(200, 'até 23 anos')} />
      </Prose>
    ),
    'Destaque de uma afirmação': (
      <Prose>
        <ClaimCallout label="Desconto da Bradesco Saúde" claim={claims.pharmacy} />
      </Prose>
    ),
    'Tabela larga': (
      <Prose>
        <DataTable table={widest} />
      </Prose>
    ),
    'Texto longo': (
      <Prose>
        <RichText value={body} anchors />
      </Prose>
    ),
    'Destaques no texto': (
      <Prose>
        <RichText value={callouts} />
      </Prose>
    ),
  },
}
