/**
 * Stories of what was measured: writing, colour, light, room. They say what the measure says and no more: dark, not
 * night; far, not sea. How to write one: `story.ts`.
 */
export const LIGHT_EN = `
escrita: did you read it
viral: Did you read it or just look? | Go back and read it | ~There you go | Admit it, you almost skipped it
cinema: Someone wrote | Someone read | ~That’s all a conversation is | Sometimes it takes years
suave: Spoken words fly off | Written ones wait | ~They don’t mind | Write to someone today

escrita: to the end
viral: Whoever reads to the end wins | Wins what? | The satisfaction | ~You expected more? | Read it again
cinema: First came the words | ~Then the waiting | Only you were missing | Now it’s done
suave: Left anyone a note lately? | On the fridge | ~On a napkin | Some people keep them

escrita: between the lines
viral: Screenshots it, never reads it | We all do it | ~Break the cycle | Comment “read” if you did
cinema: Between the lines, nothing | It means what it says | ~Rare these days | Enjoy it
suave: Keep the good words | In a box, in a photo | ~In a screenshot | You’ll need them one day

recado: stop and read
viral: Stop. Read this | Read it? Save it | ~Skimming doesn’t count | Send it to whoever needs it
cinema: Every page has one line that counts | It’s rarely the first | ~Or the last | Find it
suave: Read this one slowly | It isn’t going anywhere | ~Neither are you, for a minute | Then pass it on

recado: screenshot
viral: Screenshot now, read later | Or read it now. Bold move | ~Pause it. I’ll wait | Tag someone who can’t miss it
cinema: Somebody wrote all of this | It found its way to you | ~Take as long as you need | That was all
suave: Keep this one for later | Someday you’ll look for it | ~And you’ll find it | Save it and it stays

recado: they’ll ask anyway
viral: It’s all right there, people | They’re going to ask anyway | ~They always ask | Just reply with this video
cinema: They said it once | They put it in writing | ~All it lacked was a reader | Now it has you
suave: Someone chose these words | One by one | ~Even the short ones | Read them out loud

recado: how many words
viral: How many words are in this? | No counting on fingers | ~Go | Comment your number
cinema: Words hold still | We do the moving | ~On to the next line | The end
suave: Read it once. Breathe | Read it once more | ~Now it makes sense | Take it with you

recado: whose voice
viral: Whose voice did you read that in? | Mine was a movie trailer | ~Now yours is, too | Comment your narrator
cinema: Every line has a voice | This one is in your head | ~Only you can hear it | It’s a good voice
suave: Read it under your breath | Like it’s a secret | ~One you’re allowed to tell | So tell someone

recado: without glasses
viral: No one reads this without glasses | Okay, you did | ~With a squint, though | Tag someone who’s zooming in
cinema: Closer | Now it can be read | ~Worth the step | The rest is small print
suave: Hold the phone a bit closer | Like that | ~Much better | Now read it, no rush

pb: where’s the color
viral: Where did the color go? | ~We didn’t need it | Guess what color it was | Comment your bet
cinema: No color | Just light and shadow | ~And time, standing still | It could be yesterday
suave: There’s life without color, too | Look at the grays | ~There are so many | No two quite the same

pb: classy
viral: Black and white makes anything classy | ~Anything | Try it on a parking ticket | I’ll wait
cinema: Black. White | And whatever lies between | Most things lie between
suave: Some memories have no color | They come with a smell | ~Or a voice | We paint in the rest

escuro: brightness
viral: Turn your brightness up. Trust me | A bit more | ~There | Who turned off the lights?
cinema: Very little light | Enough | The rest you fill in | Everyone fills in something else
suave: Things calm down in the dark | You get used to it | ~So does everything else | You can rest now

escuro: me, scared?
viral: Scared of the dark? Me? | Never | ~I just like the hall light on | Tag someone who runs up the stairs
cinema: Nothing is missing in the dark | It just hasn’t arrived | ~Wait | Look
suave: Give it a few seconds | The dark gives things back | ~First the edges | Then the rest

branco: nothing around it
viral: Nothing here to distract you | Background: none | ~Excuses: none | So pay attention
cinema: Nothing around it | On purpose | ~What matters stays | They say that’s the hard part
suave: Clear off one shelf today | Just one | ~Put back what you love | Look how much room there is

branco: at your place
viral: Imagine this at your place | Where does it go? | ~Be realistic | Comment the exact spot
cinema: A blank stage | No props | ~No understudy | Begin
suave: Easy on the mind, isn’t it? | Nothing to sort | ~Nothing to put away | Stay a bit

verde: a rest
viral: Your screen needed some green | So did you | ~I don’t make the rules | Ten more seconds. Go
cinema: Green, everywhere | How many shades did you count? | ~I made it to seven | I lost count on purpose
suave: Green is easy to rest in | Try it | ~Look for one minute | There go the shoulders

verde: recharging
viral: Social battery: 3% | Charging on green | ~Do not unplug | Tag someone who needs to recharge
cinema: Someone painted it all green | Without asking | ~No one complained | It stayed
suave: Breathe in the green | Count to four | ~Out for six | Again, no rush

azul: how much blue
viral: How much blue fits on a screen? | This much | ~And there’s still room for you | Save it for a gray day
cinema: Blue, as far as it goes | ~Then more blue | Someone asked for quiet | Blue obliged
suave: Blue slows you down, doesn’t it? | Drop your shoulders | ~Let the air out | Stay here a minute

azul: the color of calm
viral: Blue took over the screen | No survivors | ~Show some respect | Could your favorite color do this?
cinema: They asked for the color of calm | ~No one could say | Someone pointed | It was this one
suave: Let the blue do the work | You just look | ~That’s all | Better?

quente: at my place
viral: I need this light at my place | I’d get up early for it | I’m lying. I would not | But I’d take pictures
cinema: Some light forgives everything | Even the dishes | ~Even Monday | It never stays long
suave: Some light is a blanket | Lean in slowly | ~It warms up memories, too | Stay in it a while

quente: quick, the light
viral: “Quick, the light’s good!” | Everyone has heard it | ~And everyone ran | Tag the friend who yells it
cinema: Someone said: “Now. The light” | And dropped everything | ~The rice burned | The photo stayed
suave: Save some of this light | For when it’s gray out | ~It fits in a pocket | It weighs nothing

claro: clear enough
viral: Clear enough for you? | Crystal | ~Blinding, even | Tag someone who still missed it
cinema: Light on everything | Nowhere to hide | ~No need to | Bring on the details
suave: Open the curtains | Let the brightness in | ~The day starts over | As many times as you need

cores: how many
viral: How many colors did you count? | ~Guess | Wrong | Count again and comment
cinema: Nothing here is subtle | The colors held a vote | ~Beige lost | It wasn’t close
suave: Gray day? Take a color | Go ahead | ~Take two | There’ll be more tomorrow

cores: the first one
viral: Which color did you see first? | ~Quick | Now cover the screen | Which one’s left? Comment
cinema: Quiet? Not here | All of it talks at once | ~Each color louder | None will back down
suave: Pick a color for today | ~Take it with you | Look for it outside | You’ll find it everywhere

desfocado: focus
viral: The background just quit | What matters stayed | ~That’s called focus | Now do it with your life
cinema: The rest of the world, blurred | For one second | ~No notifications | Only this
suave: Let the rest go blurry | ~Not everything needs an answer | Look at what’s close | It’s right here

desfocado: portrait mode
viral: Portrait mode, but for life | Blur what doesn’t matter | ~Deadlines: blurred | Tag who stays in focus
cinema: You can’t see it all | So you choose | ~One thing, sharp | The rest will wait
suave: Just one thing today | ~Up close | The rest can wait | It’s good at waiting

vazio: silence
viral: You can hear the silence from here | Shhh | Hear that? | Me neither. Bliss
cinema: A lot of room | ~Very little in it | Was something missing? | Nothing was
suave: Leave a gap in your day | Don’t put anything in it | ~Not even something good | Guard it like an appointment

vista: not here
viral: Your boss? Not here | Your inbox? Not here | You? Also not here. Fix that | Tag who’s coming with you
cinema: The map ends | The road might | The horizon never does | Go as far as it goes
suave: Look far away for a bit | The problem gets smaller | ~The air gets in better | Come back when you like

vista: nightly rate
viral: What would you pay for this view? | Free is not an answer | ~Breakfast included | Comment your nightly rate
cinema: They say no one tires of looking | I tested it | ~I missed the bus | Confirmed
suave: “I’ll be back someday” | Every good view hears that one | ~It’s still waiting on most of us | This time, come back

vista: look far
viral: Break time: look far away | ~Your neck says thanks | Chin up | There. You’re welcome
cinema: Wide shot | No one speaks | ~No one has to | Cut. Print it
suave: You don’t have to do anything here | No tour, no checklist | ~No best angle | It’s fine just looking

vista: wallpaper
viral: Your new wallpaper | You’re welcome | ~Got the screenshot? | Comment what it’s replacing
cinema: Photos leave out the wind | And the wrong turns | ~And who forgot the snacks | All of it is in there
suave: Take someone to see a view | ~No need to talk | After the silence | Comes the good conversation

ceu: look up
viral: Look up real quick | See? Free | ~No ticket, no line | Tag someone glued to their phone
cinema: Above, the sky | Below, everything else | ~The proportions are correct | Change nothing
suave: The sky is in no hurry | It goes by slowly | ~It changes without telling you | There’s another one tomorrow

ceu: paint job
viral: Who painted all this blue? | One coat. No drips | ~Zoom in, check | Rate the paint job
cinema: Someone left the sky open | ~No one came to close it | Lucky for us | Come in
suave: When it’s too much, look up | It won’t fix it | ~It makes some room | That’s something

luzes: leave one on
viral: Count the lights | I lost count and started over | ~No, really count | Comment your final answer
cinema: In the dark, every light counts | One here | ~One farther off | No one turns them off
suave: Leave a light on | Someone’s always on the way back | ~Even late | Even slowly

luzes: dark mode
viral: Dark mode, but make it pretty | ~Great for the battery | The glow is built in | New lock screen? You’re welcome
cinema: Someone left these on | No one says for whom | ~They stay on anyway | Someone will need them
suave: A little light, a lot of calm | Each dot just glows | ~None of them competing | Not a bad way to shine

panorama: end to end
viral: Too wide for the screen, so walk | All the way over | ~Now back | What was in the middle? Comment
cinema: Too wide for one look | Start at one side | ~Take your time | The other side will wait
suave: Look from one end to the other | Slowly | ~Every part is its own place | Stop at the one you like

sepia: the shoebox
viral: Straight out of a shoebox | You know the shoebox | ~Back of somebody’s closet | Comment what’s in yours
cinema: Everything in shades of brown | As if time had made coffee | ~Slowly | And let it go cold
suave: Some photos feel remembered | The tone tells half of it | ~The rest is yours | Keep it somewhere safe

sepia: on the back
viral: Flip it over, read the back | You can’t. It’s a video | ~But imagine the handwriting | Write it in the comments
cinema: A photo like this needs a back | A date | ~A name, in pencil | In a hurried hand
suave: Print one photo this month | Write the date on the back | ~And a name | Someone will find it someday

luzes: still up
viral: Who’s still up? | Same | ~We’ll complain tomorrow | Tag a fellow night owl
cinema: Almost everything is off | Almost | ~Someone stayed last | Someone always does
suave: Look at these small lights | ~Each one does its part | None has to be the sun | Neither do you

escuro: volume down
viral: Read this quietly | People are sleeping | ~Seriously, dim your screen | Send it to your 2 a.m. friend
cinema: The light left the scene | The scene went on | ~Lower | Closer
suave: Turn things off one by one | First the screen | ~Then your head | Good night, whenever

branco: the ad
viral: If this were an ad, I’d click | White background, no nonsense | ~But where’s the price? | Comment your offer
cinema: No set, no tricks | Only what it is | ~Nothing to add | You decide
suave: Look slowly | Nothing in the way | ~Find one small detail | It was there all along

ceu: the excuse
viral: Sorry, I was looking at the sky | Best excuse there is | ~Nobody can argue with it | Use it today and report back
cinema: The sky asked for more room | We gave it | ~It asked again | Who would say no?
suave: The sky is free today | Tomorrow, too | ~Enjoy it anyway | Call someone to the window

vista: worth the trip
viral: Was it worth the trip? | Look at this and answer | ~Legs: no. Everything else: yes | Tag someone who’d come, no questions
cinema: First, the road | ~Then, your breath back | Then, this | The rest becomes a story
suave: Get there, stop, look | It’s what you came for | ~The phone can wait | The view comes home with you

vista: screensaver
viral: I swear it’s not a screensaver | Somebody stood here | ~And had to leave. Tragic | Send to someone who needs time off
cinema: Far from anything that beeps | Close to almost nothing | ~Which is plenty | One more minute, please
suave: Take a piece of this with you | For the bus, for the line | ~For the middle of the week | Breathe like you’re there
`;
