import type { Choice } from './fields/choice.ts'

/**
 * Every Phosphor icon that content may use, by its file name, with the title editors choose it by.
 * The site draws them from the same package, `@phosphor-icons/core`.
 */
export const icons = {
  ambulance: 'Ambulância',
  'arrows-left-right': 'Troca',
  baby: 'Bebê',
  'baby-carriage': 'Carrinho de bebê',
  barbell: 'Exercício físico',
  brain: 'Saúde mental',
  briefcase: 'Trabalho',
  buildings: 'Empresas',
  'calendar-check': 'Data marcada',
  car: 'Carro',
  'chart-line-up': 'Crescimento',
  'chat-circle-dots': 'Conversa',
  'check-circle': 'Confirmado',
  clock: 'Relógio',
  coins: 'Moedas',
  'currency-circle-dollar': 'Dinheiro',
  'device-mobile': 'Celular',
  eye: 'Olho',
  'file-text': 'Documento',
  files: 'Documentos',
  'first-aid': 'Primeiros socorros',
  'first-aid-kit': 'Maleta de saúde',
  'globe-hemisphere-west': 'Cobertura ampla',
  'graduation-cap': 'Treinamento',
  'hand-coins': 'Comissão',
  'hand-heart': 'Acolhimento',
  handshake: 'Parceria',
  heart: 'Coração',
  heartbeat: 'Batimentos',
  hospital: 'Hospital',
  'house-line': 'Casa',
  leaf: 'Bem-estar',
  lifebuoy: 'Apoio',
  lightbulb: 'Ideia',
  'list-checks': 'Lista',
  'lock-simple-open': 'Sem amarras',
  'magnifying-glass': 'Busca',
  'map-pin': 'Lugar',
  megaphone: 'Divulgação',
  percent: 'Porcentagem',
  'person-simple-walk': 'Vida ativa',
  phone: 'Telefone',
  'piggy-bank': 'Economia',
  pill: 'Remédio',
  'plugs-connected': 'Conexão',
  question: 'Pergunta',
  repeat: 'Renovação',
  scales: 'Regras',
  'shield-check': 'Proteção',
  'shield-plus': 'Cobertura de saúde',
  sparkle: 'Brilho',
  star: 'Estrela',
  stethoscope: 'Estetoscópio',
  syringe: 'Vacina',
  target: 'Meta',
  tooth: 'Dente',
  trophy: 'Conquista',
  truck: 'Caminhão',
  user: 'Pessoa',
  users: 'Casal',
  'users-three': 'Grupo',
  'users-four': 'Família',
  wallet: 'Carteira',
  'x-circle': 'Sem custo ou sem exigência',
} as const

/** A name of the list. */
export type IconName = keyof typeof icons

/** The list as the options of a field, in alphabetical order of their Portuguese titles. */
export const iconChoices: Choice[] = Object.entries(icons)
  .map(([value, title]) => ({ value, title }))
  .sort((one, other) => one.title.localeCompare(other.title, 'pt-BR'))
