import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { METRIC_NAMES, type MetricName, type Rating } from '@elos/content/parts/speed/metrics'
import { Box, Card, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { readSpeed, SHOWN_DAYS, type SpeedLine, speedLines } from './speed.ts'

const METRIC_TITLES: Record<MetricName, string> = {
  LCP: 'Conteúdo visível (LCP)',
  INP: 'Resposta ao toque (INP)',
  CLS: 'Estabilidade (CLS)',
  TTFB: 'Início da resposta (TTFB)',
}

const RATING_WORDS: Record<Rating, string> = { good: 'bom', fair: 'médio', poor: 'ruim' }
const TONES = { good: 'positive', fair: 'caution', poor: 'critical' } as const satisfies Record<
  Rating,
  string
>

/** Boxes within the cells have it: a cell of a table is no box of the Studio's library. */
const NO_PADDING = { padding: 0 }

type Answer = { lines: SpeedLine[] } | { problem: string } | null

/** How fast pages were for visitors, by kind of page: what three visits of four did not exceed. */
export function SpeedTable() {
  const answer = useSpeed()
  return (
    <Stack gap={4}>
      <Heading as="h2" size={1} id="rapidez">
        Rapidez para os visitantes
      </Heading>
      <Text size={1} muted>
        Nos últimos {SHOWN_DAYS} dias, de visitantes que aceitaram cookies de análise. Em cada
        quatro visitas, três não passaram do valor mostrado. Nada aqui identifica alguém.
      </Text>
      {answer && 'problem' in answer && (
        <Text size={1}>Não foi possível ler estes números: {answer.problem}</Text>
      )}
      {answer && 'lines' in answer && <Lines lines={answer.lines} />}
    </Stack>
  )
}

/** Reads the visits once. Null until they are there. */
function useSpeed(): Answer {
  const client = useClient({ apiVersion: API_VERSION })
  const [answer, setAnswer] = useState<Answer>(null)
  useEffect(() => {
    let isOpen = true
    void readSpeed(client, new Date()).then(
      (documents) => isOpen && setAnswer({ lines: speedLines(documents) }),
      (error: unknown) => isOpen && setAnswer({ problem: String(error) }),
    )
    return () => {
      isOpen = false
    }
  }, [client])
  return answer
}

function Lines({ lines }: { lines: SpeedLine[] }) {
  if (lines.length === 0) return <Text size={1}>Nenhuma visita medida ainda.</Text>
  return (
    <Card border radius={3} overflow="auto">
      <table aria-labelledby="rapidez" style={{ borderCollapse: 'collapse', width: '100%' }}>
        <thead>
          <tr>
            {['Página', 'Visitas', ...METRIC_NAMES.map((name) => METRIC_TITLES[name])].map(
              (title) => (
                <th key={title} scope="col" style={NO_PADDING}>
                  <Box padding={3}>
                    <Text size={1} muted align="left">
                      {title}
                    </Text>
                  </Box>
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.title} line={line} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Line({ line: { title, visits, figures } }: { line: SpeedLine }) {
  return (
    <tr>
      <th scope="row" style={NO_PADDING}>
        <Box padding={3}>
          <Text size={1} weight="medium" align="left">
            {title}
          </Text>
        </Box>
      </th>
      <td style={NO_PADDING}>
        <Box padding={3}>
          <Text size={1}>{visits.toLocaleString('pt-BR')}</Text>
        </Box>
      </td>
      {METRIC_NAMES.map((name) => {
        const figure = figures[name]
        return (
          <td key={name} style={NO_PADDING}>
            <Card padding={3} tone={figure && TONES[figure.rating]}>
              <Text size={1}>
                {figure ? `${figure.text}, ${RATING_WORDS[figure.rating]}` : '–'}
              </Text>
            </Card>
          </td>
        )
      })}
    </tr>
  )
}
