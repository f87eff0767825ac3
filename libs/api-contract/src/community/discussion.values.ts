/** Orders of comments, the first one unless told otherwise. */
export const COMMENT_SORTS = { hot: '最热', new: '最新', old: '最早' } as const;

/** Orders of answers, the first one unless told otherwise (design: community, `qaDetail`). */
export const ANSWER_SORTS = { accepted: '采纳', votes: '得票', time: '时间' } as const;
