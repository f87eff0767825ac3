-- Words that are not published without a moderator having looked, to begin with; moderators change the list.
insert into community_word (word, kind, source)
select word, kind, 'default' from (values
  ('代开发票', 'fraud'), ('虚开发票', 'fraud'), ('增值税发票出售', 'fraud'), ('办理假证', 'fraud'), ('代办营业执照', 'fraud'),
  ('刷单返利', 'fraud'), ('兼职刷单', 'fraud'), ('网络兼职日结', 'fraud'), ('套现', 'fraud'), ('代写论文', 'fraud'),
  ('代考', 'fraud'), ('假学历', 'fraud'), ('私刻公章', 'fraud'), ('银行卡出售', 'fraud'), ('手机卡实名出售', 'fraud'),
  ('高利贷', 'finance'), ('无抵押贷款', 'finance'), ('校园贷', 'finance'), ('内部荐股', 'finance'), ('稳赚不赔', 'finance'),
  ('虚拟币挖矿托管', 'finance'), ('资金盘', 'finance'), ('传销', 'finance'),
  ('网上赌场', 'gambling'), ('赌博网站', 'gambling'), ('百家乐', 'gambling'), ('六合彩', 'gambling'), ('时时彩', 'gambling'),
  ('博彩平台', 'gambling'), ('外围投注', 'gambling'),
  ('裸聊', 'vulgar'), ('约炮', 'vulgar'), ('色情网站', 'vulgar'), ('成人视频', 'vulgar'), ('援交', 'vulgar'),
  ('枪支出售', 'danger'), ('炸药配方', 'danger'), ('管制刀具出售', 'danger'), ('毒品', 'danger'), ('冰毒', 'danger'),
  ('迷药', 'danger'), ('跟踪定位软件出售', 'danger'),
  ('破解版下载', 'piracy'), ('注册机下载', 'piracy'), ('序列号破解', 'piracy'), ('加密狗复制', 'piracy'),
  ('解密狗出售', 'piracy'), ('盗版软件', 'piracy'), ('外挂出售', 'piracy'),
  ('加微信', 'contact'), ('加qq群', 'contact'), ('扫码进群', 'contact'), ('私聊报价', 'contact')
) as words (word, kind);
