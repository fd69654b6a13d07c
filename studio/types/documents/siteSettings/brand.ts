import { IMAGE_WIDTHS, imageField } from '../../../base/fields/image.ts'
import { stringField, textField } from '../../../base/fields/text.ts'
import { checkTaxId } from '../../../base/rules/company.ts'

/** The names, registrations and description of the company. */
export const brandFields = [
  stringField({
    name: 'brandName',
    title: 'Nome da marca',
    group: 'brand',
    description: 'Como a empresa se apresenta. Aparece no cabeçalho e nas redes.',
    max: 40,
  }),
  stringField({
    name: 'legalName',
    title: 'Razão social',
    group: 'brand',
    description: 'Nome jurídico, mostrado no rodapé.',
  }),
  stringField({
    name: 'taxId',
    title: 'CNPJ',
    group: 'brand',
    description: 'Mostrado no rodapé. Exemplo: 00.000.000/0000-00.',
    check: checkTaxId,
  }),
  stringField({
    name: 'susepRegistration',
    title: 'Registro na SUSEP',
    group: 'brand',
    description:
      'Número da corretora na SUSEP, mostrado no rodapé. Vazio, o rodapé diz “a confirmar”. Exemplo: 202012345.',
    optional: true,
    max: 20,
  }),
  stringField({
    name: 'tagline',
    title: 'Frase da marca',
    group: 'brand',
    description: 'Uma frase curta que acompanha o nome.',
    max: 80,
  }),
  textField({
    name: 'description',
    title: 'Descrição geral',
    group: 'brand',
    description: 'Texto ao compartilhar páginas que não têm descrição própria.',
    min: 70,
    max: 160,
  }),
  stringField({
    name: 'author',
    title: 'Autoria',
    group: 'brand',
    description: 'Quem assina as páginas para buscadores.',
  }),
  imageField({
    name: 'socialImage',
    width: IMAGE_WIDTHS.sharing,
    title: 'Imagem ao compartilhar',
    group: 'brand',
    description:
      'Substitui, em todas as páginas, o cartão que o site desenha com título, imagem e preço. O normal é deixar vazio. Ideal: 1200 × 630.',
    optional: true,
  }),
]
