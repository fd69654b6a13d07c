import { type Cover, cover } from './cover.ts'

const COVERS: Record<string, Cover> = {
  'contratar-plano-saude-barato-2025': {
    title: 'Um cofrinho e três pilhas de moedas',
    paper: 'mint',
    layout: 'falling',
    icon: 'piggy-bank',
    motif: 'coins',
  },
  'melhor-corretora-seguros-plano-saude': {
    title: 'Um aperto de mãos e uma lista toda conferida',
    paper: 'pine',
    layout: 'level',
    icon: 'handshake',
    motif: 'checklist',
  },
  'corretora-portabilidade-saude': {
    title: 'Duas setas de troca e o caminho entre dois lugares',
    paper: 'sun',
    layout: 'rising',
    icon: 'arrows-left-right',
    motif: 'journey',
  },
  'regras-portabilidade-plano-saude-2025': {
    title: 'Uma balança e um documento com selo',
    paper: 'coral',
    layout: 'wideLeft',
    icon: 'scales',
    motif: 'document',
  },
  'como-economizar-plano-saude': {
    title: 'Moedas e barras cada vez menores',
    paper: 'night',
    layout: 'wideRight',
    icon: 'coins',
    motif: 'bars',
  },
  'plano-saude-bradesco-onde-contratar': {
    title: 'Um coração que bate e um hospital entre prédios',
    paper: 'coral',
    layout: 'level',
    icon: 'heartbeat',
    motif: 'hospital',
  },
  'plano-saude-sulamerica-onde-contratar': {
    title: 'Um estetoscópio e três ondas',
    paper: 'mint',
    layout: 'rising',
    icon: 'stethoscope',
    motif: 'waves',
  },
  'plano-saude-amil-onde-contratar': {
    title: 'Uma maleta de saúde e três degraus',
    paper: 'sun',
    layout: 'wideLeft',
    icon: 'first-aid-kit',
    motif: 'steps',
  },
  'plano-saude-medsenior-onde-contratar': {
    title: 'Uma mão que oferece um coração e o sol sobre as colinas',
    paper: 'pine',
    layout: 'falling',
    icon: 'hand-heart',
    motif: 'hills',
  },
  'plano-saude-alice-onde-contratar': {
    title: 'Um celular e dois balões de conversa',
    paper: 'night',
    layout: 'rising',
    icon: 'device-mobile',
    motif: 'talk',
  },
}

/** The covers of the first articles as SVG files, by the articles' file names. */
export const covers: Record<string, string> = Object.fromEntries(
  Object.entries(COVERS).map(([article, definition]) => [article, cover(definition)]),
)
