/** What may be wrong in a folder of documents, by what the report calls it. */
export const REASONS = {
  // A link's or a picture's target is named beside these.
  brokenLink: '链接的目标不存在',
  unpublishedLink: '链接的目标没有页面',
  hiddenLink: '链接的目标已隐藏',
  unknownAnchor: '链接的标题在目标页面中不存在',
  forbiddenScheme: '链接的协议不允许',
  missingPicture: '图片不在目录中',
  foreignPicture: '图片在其他网站上，请放进目录',
  inlinePicture: '图片写在正文里，请改为文件',
  largePicture: '图片过大',
  brokenPicture: '图片无法读取',
  unknownPicture: '文件不是支持的图片（png、jpg、gif、webp、svg）',
  activePicture: '图片中有脚本或外部引用',
  missingInclude: '包含的文件不在目录中，页面上标为内容缺失',
  circularInclude: '文件包含了自己，页面上标为内容缺失',
  longPage: '加上包含的内容，页面超过三百万字，其余略去',
  unknownContainer: '不认识的容器，正文照常显示',
  brokenFormula: '公式无法排版，按源码显示',
  undrawnDiagram: '图没有画出，按源码显示',
  emptyPage: '页面没有正文',
  openFrontMatter: '页首信息没有以 --- 结束',
  brokenFrontMatter: '页首信息不是合法的 YAML，已略去',
  unlistedPage: '目录没有列出这个页面，已放在“其他”下',
  brokenMenu: '目录文件无法解析，改按文件夹生成目录',
  menuIsNoList: '目录不是列表，改按文件夹生成目录',
  brokenMenuScript: '目录脚本无法解析，没有采用',
  brokenCategory: '文件夹说明不是合法的 JSON 或 YAML，已略去',
  menuEntryIsNoObject: '目录项不是对象，已略去',
  menuChildrenAreNoList: '目录项的 children 不是列表，已略去',
  namelessMenuEntry: '目录项没有名称，下级上移一层',
  missingMenuTarget: '目录指向的文件不在目录中',
  forbiddenMenuUrl: '目录中的网址既不属于本站，也不是 https',
  deepMenu: '目录层级过深，更深的排在同一层',
  symbolicLink: '符号链接不会跟随',
  deepFolder: '文件夹嵌套过深',
  manyFiles: '文件过多，从这个文件起没有导入',
  largeFile: '文件过大',
  binaryFile: '文件含有 NUL 字节，不是文本',
  lostLetters: '文中有替换字符，可能丢失了文字',
  notUtf8: '文件不是 UTF-8 编码',
  noPages: '目录中没有页面',
} as const;

/** What is wrong, and with what. */
export interface FindingCause {
  readonly reason: keyof typeof REASONS;
  /** What it is about, as it is written there; empty where the file says enough. */
  readonly subject: string;
}

/** Something in a folder of documents that is not as it should be. */
export interface ImportFinding extends FindingCause {
  readonly file: string;
  readonly line: number;
  /** Whether a file was left out for it; otherwise the page says what is missing. */
  readonly isError: boolean;
}

/** What is wrong with a file that is imported all the same. */
export function warn(file: string, line: number, reason: FindingCause['reason'], subject = ''): ImportFinding {
  return { file, line, reason, subject, isError: false };
}

/** Why a file, or a whole folder, is left out. */
export function reject(file: string, line: number, reason: FindingCause['reason'], subject = ''): ImportFinding {
  return { file, line, reason, subject, isError: true };
}

/** A finding in words. */
export function describeCause({ reason, subject }: FindingCause): string {
  return subject === '' ? REASONS[reason] : `${REASONS[reason]}：${subject}`;
}
