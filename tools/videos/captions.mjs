/** Silence between two captions, in seconds. */
const PAUSE = 0.1;

/**
 * Captions of a video: each chapter's sentences share its time by their length.
 * @param {{ start: number, length: number, captions: string[] }[]} chapters
 */
export function listCues(chapters) {
  return chapters.flatMap(({ start, length, captions }) => {
    const total = captions.reduce((sum, text) => sum + text.length, 0);
    let begin = start + PAUSE;
    return captions.map((text) => {
      const end = begin + ((length - PAUSE) * text.length) / total;
      const cue = { from: begin, to: end - PAUSE, text };
      begin = end;
      return cue;
    });
  });
}

/** @param {{ from: number, to: number, text: string }[]} cues */
export function writeWebVtt(cues) {
  const blocks = cues.map(({ from, to, text }) => `${formatTime(from)} --> ${formatTime(to)}\n${text}`);
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

/** @param {number} seconds */
function formatTime(seconds) {
  const thousandths = Math.round(seconds * 1000);
  const part = (divisor, modulus, digits) => String(Math.floor(thousandths / divisor) % modulus).padStart(digits, '0');
  return `${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`;
}

function tell(metrics) {
  return metrics.map(({ label, value }) => `${label} ${value}`).join('，');
}

/** What the chapters that all videos share are about, told from the factory's own figures and steps. */
export function describeShared({ timeline, metrics, place }) {
  const steps = timeline.map(({ title }) => title);
  return {
    tower: [`灯塔一层层搭起：${steps.slice(0, -2).join('，')}，`, `${steps.at(-2)}，${steps.at(-1)}；塔灯亮起。`],
    figures: [`如今：${tell(metrics.slice(0, 2))}，`, `${tell(metrics.slice(2))}。`],
    closing: [`走进工厂：产线、系统和人，都在${place}的现场。`],
  };
}
