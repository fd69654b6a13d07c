/**
 * The measures of claims by identifier, with the names that staff read. Two claims about the same subject and measure
 * state the same thing, so this is a closed list: under two spellings a contradiction would stay unseen.
 */
export const MEASURES = {
  'preco-mensal': 'Preço por mês',
  'capital-segurado': 'Capital segurado',
  'desconto-primeira-mensalidade': 'Desconto na primeira mensalidade',
  'desconto-segundo-dependente': 'Desconto do segundo dependente',
  'desconto-terceiro-dependente': 'Desconto do terceiro dependente',
  'desconto-quarto-dependente': 'Desconto do quarto dependente',
  'desconto-terceiro-filho': 'Desconto do terceiro filho',
  'mensalidade-quarto-filho': 'Mensalidade do quarto filho',
  'desconto-farmacia': 'Desconto em farmácias',
  'desconto-bem-estar': 'Desconto em bem-estar',
  'economia-enfermaria': 'Economia com enfermaria',
  'economia-pagamento-anual': 'Economia com pagamento anual',
  'economia-terceiro-filho': 'Economia com o terceiro filho',
  'epoca-de-campanhas': 'Época de campanhas',
  prestadores: 'Prestadores da rede',
  municipios: 'Municípios atendidos',
  abrangencia: 'Abrangência',
  'programas-de-bem-estar': 'Programas de bem-estar',
  linhas: 'Linhas de planos',
  'linha-individual': 'Linha individual',
  'anos-de-historia': 'Anos de história',
  experiencia: 'Anos de experiência',
  clientes: 'Clientes',
  satisfacao: 'Satisfação dos clientes',
  'seguradoras-parceiras': 'Seguradoras parceiras',
  'parceiros-ativos': 'Parceiros ativos',
  'comissao-maxima': 'Comissão máxima',
  'comissao-base': 'Base da comissão',
  'comissao-prazo': 'Prazo da comissão',
  'registro-na-susep': 'Registro na Susep',
  suporte: 'Horas de suporte',
  consultoria: 'Preço da consultoria',
  'oferta-do-servico': 'Oferta do serviço',
  'prazo-de-resposta': 'Prazo de resposta',
  'prazo-lgpd': 'Prazo de resposta da LGPD',
  'prazo-lgpd-lei': 'Prazo de resposta pela LGPD',
  'prazo-de-atendimento': 'Prazo de atendimento',
  'atendimento-digital': 'Atendimento digital',
  'horario-da-orientacao': 'Horário da orientação',
  'prazo-indenizacao': 'Prazo da indenização',
  'idade-minima': 'Idade mínima',
  'idade-maxima': 'Idade máxima',
  'idade-dependentes': 'Idade dos dependentes',
  'idade-dependentes-estudantes': 'Idade dos dependentes estudantes',
  'idade-ortodontia': 'Idade para ortodontia',
  idades: 'Faixa de idades',
  'faixas-etarias': 'Faixas etárias',
  'ultima-faixa-etaria': 'Última faixa etária',
  'limite-entre-faixas': 'Limite entre a primeira e a última faixa',
  'reajuste-faixa-etaria': 'Reajuste por faixa etária',
  'reajuste-agrupado': 'Reajuste de contratos pequenos',
  'reajuste-negociado': 'Reajuste de contratos grandes',
  'teto-de-reajuste': 'Teto do reajuste individual',
  recusa: 'Recusa de quem contrata',
  'encerramento-pela-operadora': 'Encerramento pela operadora',
  'pessoas-por-familia': 'Pessoas por família',
  'pessoas-sem-carencia': 'Pessoas para isenção de carência',
  'vidas-minimas': 'Vidas mínimas',
  'tempo-de-inscricao-mei': 'Tempo de inscrição do MEI',
  'carencia-geral': 'Carência geral',
  'carencia-parto': 'Carência para parto',
  'carencia-urgencia': 'Carência de urgência',
  'cobertura-parcial-temporaria': 'Cobertura parcial temporária',
  'inclusao-recem-nascido': 'Inclusão do recém-nascido',
  'prazo-de-arrependimento': 'Prazo para desistir da contratação',
  'portabilidade-carencias': 'Portabilidade: carências',
  'portabilidade-permanencia': 'Portabilidade: permanência',
  'portabilidade-permanencia-individual': 'Portabilidade: permanência no individual',
  'portabilidade-permanencia-empresarial': 'Portabilidade: permanência no empresarial',
  'portabilidade-regra': 'Portabilidade: permanência pela norma',
  'portabilidade-cancelamento': 'Portabilidade: cancelamento do plano antigo',
  'portabilidade-atraso': 'Portabilidade: atraso no pagamento',
  'portabilidade-pagamentos-norma': 'Portabilidade: pagamentos pela norma',
  'portabilidade-resposta': 'Portabilidade: prazo de resposta',
  'portabilidade-resposta-norma': 'Portabilidade: resposta pela norma',
  'portabilidade-conclusao': 'Portabilidade: prazo de conclusão',
  'portabilidade-especial': 'Portabilidade especial: prazo para pedir',
  'portabilidade-recurso': 'Portabilidade: prazo de recurso',
  'reclamacao-na-ans': 'Reclamação à ANS',
  outra: 'Outra medida',
} as const satisfies Record<string, string>

/** The measure of a claim. */
type MeasureName = keyof typeof MEASURES

/** The measure of a claim that states what no other states. Claims of it are not compared by it. */
export const OTHER_MEASURE = 'outra' satisfies MeasureName

/** The measure of the claim that only the data for search engines show: the validity of the service's offer. */
export const SERVICE_OFFER = 'oferta-do-servico'

/** Whether a text is a measure of the list. */
export const isMeasure = (name: string): name is MeasureName => Object.hasOwn(MEASURES, name)

/** The other words under which staff wrote a measure while it was free text. */
const SYNONYMS: Readonly<Record<string, MeasureName>> = {
  mensalidade: 'preco-mensal',
  'mensalidade-inicial': 'preco-mensal',
  preco: 'preco-mensal',
  'preco-por-mes': 'preco-mensal',
  'valor-mensal': 'preco-mensal',
  valor: 'preco-mensal',
  carencia: 'carencia-geral',
  'rede-credenciada': 'prestadores',
  cidades: 'municipios',
  comissao: 'comissao-maxima',
}

/** The measure of the list that a free text meant: itself, the one with its sense, or the other one. */
export function measureOf(written: string): MeasureName {
  if (isMeasure(written)) return written
  return SYNONYMS[written] ?? OTHER_MEASURE
}
