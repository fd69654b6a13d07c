import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineType, type SanityDocument } from 'sanity'
import { dateField } from '../../base/fields/date.ts'
import { arrayField, recordsField } from '../../base/fields/list.ts'
import { referenceField } from '../../base/fields/reference.ts'
import { stringField, textField, urlField } from '../../base/fields/text.ts'
import { newClaim } from '../../base/initialValues.ts'
import { DecimalInput } from '../../base/numbers/NumberInputs.tsx'
import { describePriceTable, priceTableSelection } from '../previews/priceTable.ts'
import { checkOtherTables, checkPriceTable, type PriceTableValue } from '../rules/priceTable.ts'
import { PricesInput } from './PricesInput.tsx'
import { MAX_COLUMNS } from './readPrices.ts'

const columnsField = recordsField({
  name: 'columns',
  title: 'Preços por idade',
  description:
    'Copie na planilha as dez linhas e cole aqui, com uma ou duas colunas de preços. Os nomes das colunas podem vir na primeira linha. À mão: uma linha para cada faixa, e ponto e vírgula entre dois preços.',
  item: 'Coluna',
  max: MAX_COLUMNS,
  components: { input: PricesInput },
  fields: [
    stringField({
      name: 'name',
      title: 'Acomodação',
      description: 'O nome da coluna. Exemplo: Enfermaria.',
      max: 20,
    }),
    arrayField(
      {
        name: 'prices',
        title: 'Preços',
        description: 'Um para cada faixa de idade, em reais por mês.',
      },
      defineArrayMember({ type: 'number', title: 'Preço', components: { input: DecimalInput } }),
    ),
  ],
})

/** The prices of a line of a carrier by age band. The next table of the line is a document of its own, with its first day. */
export const priceTable = defineType({
  name: 'priceTable',
  title: 'Tabela de preços',
  type: 'document',
  icon: ThListIcon,
  initialValue: newClaim,
  fields: [
    referenceField({
      name: 'carrier',
      title: 'Operadora',
      description: 'A página dela mostra a tabela, depois da ficha.',
      to: ['carrier'],
      keptInCopy: true,
    }),
    stringField({
      name: 'line',
      title: 'Linha ou produto',
      description:
        'Como a operadora escreve. Exemplo: Bronze SP. Duas tabelas com o mesmo nome são a de agora e a próxima: o site mostra a que vale no dia.',
      max: 40,
      keptInCopy: true,
    }),
    columnsField,
    textField({
      name: 'conditions',
      title: 'Condições',
      description:
        'Para quem vale. Exemplo: empresas de 2 a 29 vidas em São Paulo, com coparticipação.',
      keptInCopy: true,
    }),
    stringField({
      name: 'source',
      title: 'Fonte',
      description: 'O nome do documento de onde vieram os preços. O visitante o lê.',
    }),
    urlField({
      name: 'sourceUrl',
      title: 'Endereço da fonte',
      description: 'Página em que o visitante pode ler a fonte.',
      optional: true,
    }),
    dateField({
      name: 'asOf',
      title: 'Conferido em',
      description: 'Dia em que alguém da equipe confirmou os preços na fonte.',
      isPast: true,
    }),
    dateField({
      name: 'validFrom',
      title: 'Vale a partir de',
      description: 'Primeiro dia, incluído. Antes dele o site não a mostra. Vazio: vale desde já.',
      optional: true,
    }),
    dateField({
      name: 'validUntil',
      title: 'Vale até',
      description:
        'Último dia, incluído. No dia seguinte o site passa à próxima tabela da linha, ou a “sob consulta”.',
    }),
  ],
  validation: (rule) => [
    rule.custom<SanityDocument & PriceTableValue>(checkPriceTable),
    rule.custom<SanityDocument & PriceTableValue>(checkOtherTables),
  ],
  orderings: [
    { title: 'Linha', name: 'line', by: [{ field: 'line', direction: 'asc' }] },
    { title: 'Validade', name: 'validUntil', by: [{ field: 'validUntil', direction: 'asc' }] },
  ],
  preview: { select: priceTableSelection(), prepare: describePriceTable },
})
